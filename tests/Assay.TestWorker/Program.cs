using Assay.TestWorker;
using Assay.Worker.Session;

return WorkerProgram.Run(args, new TestRows());
