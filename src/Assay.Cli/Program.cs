using Assay.Cli;
using Assay.Cli.Commands;
using Assay.Cli.Display;

if (!OpenFileLimit.IsEnough())
    return ExitCode.BadInput;
if (args is [AssayProgram.CleansUp, string program])
    return AssayProgram.CleanUp(program);
return AssayProgram.Run(args, StandardStreams.Open());
