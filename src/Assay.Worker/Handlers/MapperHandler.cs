using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Jobs;
using Assay.Worker.Measuring;

namespace Assay.Worker.Handlers;

/// <summary>Times the mapper in the direction of the operation; zero for the plain dialect.</summary>
internal sealed class MapperHandler(WorkerState state)
    : JobHandler<MapperRequest, MappedFrame>(state, static _ => new MapperRequest())
{
    public override MappedFrame Visit<TPlain, TContract>(RowJob<TPlain, TContract> job, MapperRequest asked) =>
        job.Program.IsPlain || job.Request.Operation == Operation.Open
            ? default
            : new MapperTiming<TPlain, TContract>(job.Corpus, job.Program.Contract, new RuntimeProbe(), job.Phases)
                .Run(job.Request.Operation);
}
