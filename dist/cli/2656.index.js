export const id = 2656;
export const ids = [2656];
export const modules = {

/***/ 2656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel),
/* harmony export */   U: () => (/* binding */ eachInParallel)
/* harmony export */ });
/**
 * Works on at most `atOnce` members at the same time. The results are in the order of the members. Throws as {@link eachInParallel}.
 */
async function inParallel(members, atOnce, work) {
    const results = new Array(members.length);
    await eachInParallel(members.entries(), Math.min(atOnce, members.length), async ([at, member]) => {
        results[at] = await work(member);
    });
    return results;
}
/**
 * Works on the members as they come, at most `atOnce` at the same time. The first failure is thrown as soon as what is under way has
 * ended, so that nothing works on what a caller then closes; no other member is begun.
 */
async function eachInParallel(members, atOnce, work) {
    const rest = Symbol.asyncIterator in members ? members[Symbol.asyncIterator]() : members[Symbol.iterator]();
    let failure;
    const worker = async () => {
        while (failure === undefined) {
            const next = await rest.next();
            if (next.done)
                return;
            await work(next.value);
        }
    };
    const watched = () => worker().catch((error) => {
        failure ??= { error };
    });
    await Promise.all(Array.from({ length: atOnce }, watched));
    if (failure !== undefined)
        throw failure.error;
}


/***/ })

};
