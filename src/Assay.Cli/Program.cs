using Assay.Cli;

return AssayProgram.Run(args);
