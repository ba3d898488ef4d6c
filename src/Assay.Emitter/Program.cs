using Assay.Emitter;

return EmitterCommand.Run(args, Console.Error);
