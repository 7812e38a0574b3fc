# Runs a program on a terminal of its own, and types the first argument once it is asked for.
import os, pty, sys
pid, terminal = pty.fork()
if pid == 0: os.execvp(sys.argv[2], sys.argv[2:])
seen = b''
asked = False
while True:
    try: part = os.read(terminal, 4096)
    except OSError: break
    if not part: break
    seen += part
    if not asked and b'for good: ' in seen:
        asked = True
        os.write(terminal, sys.argv[1].encode() + b'\n')
sys.stdout.buffer.write(seen)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
