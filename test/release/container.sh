# In namespaces of its own, below a read-only root with an empty /tmp: the programs and libraries of this machine stand
# for the base image, and the user is nobody. Serves until the health check succeeds, then prints an answer. `touch`
# fails before `serve` starts, whose log would come between its words.
set -eu
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
for name in bin dev lib lib64 proc usr; do
  mkdir "$ROOT/$name"
  [ ! -e "/$name" ] || mount --rbind "/$name" "$ROOT/$name"
done
mkdir "$ROOT/node" "$ROOT/tmp"
mount --bind "$(dirname "$NODE")" "$ROOT/node"
mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"
mount -o remount,bind,ro "$ROOT"
ip link set lo up
inside() {
  exec chroot --userspec 65534:65534 --groups '' "$ROOT" setpriv --no-new-privs \
    env --ignore-environment HOME=/tmp PATH=/node:/usr/bin:/bin "$@"
}
(inside touch /app/file) && echo 'the root can be written'
(eval "inside $SERVE") &
for second in $(seq 30); do
  (eval "inside $HEALTH") && break
  sleep 1
done
(inside node --eval "fetch('http://127.0.0.1:8080/v1/modules/acme/vpc/aws/versions').then((answer) => answer.text()).then(console.log)")
kill $!
wait $!
