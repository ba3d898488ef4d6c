using Assay.Cli;
using Assay.Cli.Commands;
using Assay.Cli.Display;

if (!OpenFileLimit.IsEnough())
    return ExitCode.BadInput;
StandardStreams.Guard();
return AssayProgram.Run(args);
