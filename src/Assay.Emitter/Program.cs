using Assay.Emitter;

return EmitterCommand.Create(Console.Error).Parse(args).Invoke();
