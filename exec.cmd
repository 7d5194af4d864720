@rem Lets cmd.exe run the scripts of package.json, which start with a shell's "exec" (see scripts/run.mjs).
@%*
