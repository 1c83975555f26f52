"""Runs the Python of docs/guides/python.md, as one program, on the server that the command line names.

    python3 test/python-guide.py -- node dist/cli.js serve
"""

import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
COMMAND = '["npx", "railhead", "serve"]'

server = sys.argv[sys.argv.index("--") + 1 :]
with open(f"{ROOT}/docs/guides/python.md", encoding="utf-8") as guide:
    blocks = re.findall(r"^```python\n(.*?)^```", guide.read(), re.S | re.M)
program = "\n".join(blocks)
if program.count(COMMAND) != 2:
    raise SystemExit(f"the guide starts {program.count(COMMAND)} servers, not 2")
sys.path.insert(0, f"{ROOT}/docs/examples/python-bot")
exec(compile(program.replace(COMMAND, repr(server)), "python.md", "exec"), {})
