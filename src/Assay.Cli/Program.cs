using Assay.Cli;
using Assay.Cli.Display;

StandardStreams.Guard();
return AssayProgram.Run(args);
