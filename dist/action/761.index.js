export const id = 761;
export const ids = [761];
export const modules = {

/***/ 5761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   _k: () => (/* binding */ raceBackoff),
/* harmony export */   c1: () => (/* binding */ pollBackoff),
/* harmony export */   eS: () => (/* binding */ delayMs),
/* harmony export */   rE: () => (/* binding */ waitWithin),
/* harmony export */   wv: () => (/* binding */ secondsSince)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

/** The most that a lost race for the index counts as, for the wait before the next try. */
const LONGEST_TRY_MS = 2_000;
/** The least that a lost race for the index counts as, for the wait before the next try. */
const SHORTEST_TRY_MS = 50;
/** Tries work until its outcome, a result or what it throws, is not transient. The last outcome is that of the whole. */
async function retry({ tries, wait }, isTransient, work) {
    for (let attempt = 1;; attempt += 1) {
        const tried = work(attempt);
        const outcome = await tried.catch((error) => error);
        if (attempt >= tries || !isTransient(outcome) || (await wait(attempt, outcome)) === false)
            return tried;
    }
}
/** The wait before repetition number `attempt` (1 is the first), in milliseconds. */
function delayMs({ firstMs, growth, longestMs, jitter }, attempt) {
    const factor = growth === 'quadratic' ? attempt ** 2 : 2 ** (attempt - 1);
    return Math.min(longestMs, firstMs * factor) * (1 - jitter * Math.random());
}
/** Waits, but never beyond the time that is left; false, without a wait, if no time is left. */
async function waitWithin(leftMs, ms) {
    if (leftMs <= 0)
        return false;
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(leftMs, ms));
    return true;
}
/** What a wait needs of the world: milliseconds since some start, sleep, a number from 0 to 1. A simulation passes its own. */
const REAL_TIME = {
    now: () => Date.now(),
    sleep: (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms),
    random: () => Math.random(),
};
/**
 * The windows that waits are drawn from, after one loss and more, as multiples of what a try takes. The first losses say that
 * there may be more and more writers: the window grows. Who goes on losing gets a shorter one again, so that writers who
 * came later do not overtake him for ever. The last one stays wide enough for some such writers.
 */
const WINDOWS = [2, 6, 18, 40, 20, 10];
const LAST_WINDOW = 8;
/** The longest wait after this many losses in a row, from 1, where a try takes `tookMs`. */
function raceWindowMs(losses, tookMs) {
    const took = Math.min(LONGEST_TRY_MS, Math.max(SHORTEST_TRY_MS, tookMs));
    return took * (WINDOWS[losses - 1] ?? LAST_WINDOW);
}
/**
 * The wait after a lost race for the index, until `totalMs` are over: any time up to `raceWindowMs`, from what the lost try
 * took. The more writers there are and the slower the index is, the wider they spread.
 * https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/
 */
function raceBackoff(totalMs, time = REAL_TIME) {
    const deadline = time.now() + totalMs;
    let tryStarted = time.now();
    return {
        async wait(attempt) {
            const leftMs = deadline - time.now();
            if (leftMs <= 0)
                return false;
            const delay = raceWindowMs(attempt, time.now() - tryStarted) * time.random();
            await time.sleep(Math.min(leftMs, delay));
            tryStarted = time.now();
            return true;
        },
    };
}
/** The wait between two polls of a site: a second more each time, and at most ten. The last poll is sent when the seconds are over. */
function pollBackoff(seconds) {
    const deadline = Date.now() + seconds * 1000;
    return { wait: (attempt) => waitWithin(deadline - Date.now(), 1_000 * Math.min(10, attempt)) };
}
/** Seconds since `startMs`, or since this call. Never negative: the clock of the server may be ahead of this one. */
function secondsSince(startMs) {
    const start = startMs ?? Date.now();
    return () => Math.max(0, Math.round((Date.now() - start) / 1000));
}


/***/ })

};
