using Assay.TestWorker;
using Assay.Worker;

return WorkerProgram.Run(args, new TestRows());
