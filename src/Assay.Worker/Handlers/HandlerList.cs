using Assay.Core.Protocol;
using Assay.Worker.Jobs;
using Assay.Worker.Rows;

namespace Assay.Worker.Handlers;

/// <summary>The requests that a program of rows answers.</summary>
internal static class HandlerList
{
    /// <summary>Makes the handler of a verb when it is first asked for; null where there is none.</summary>
    public static Func<byte, RequestHandler?> Of(WorkerState state, IRowCatalogue rows) => verb => verb switch
    {
        OpenRequest.Number => new OpenHandler(state, rows),
        WriteRequest.Number => new WriteHandler(state),
        ReadRequest.Number => new ReadHandler(state),
        WarmUpRequest.Number => new WarmUpHandler(state),
        BatchRequest.Number => new BatchHandler(state),
        AllocationRequest.Number => new AllocationHandler(state),
        MapperRequest.Number => new MapperHandler(state),
        CalibrationRequest.Number => new CalibrationHandler(state.Phases),
        TraceRequest.Number => new TraceHandler(state),
        ValuesRequest.Number => new ValuesHandler(rows, state.Phases),
        StartRequest.Number => new StartHandler(rows, state.Phases),
        TrialRequest.Number => new TrialHandler(state),
        ShowRequest.Number => new ShowHandler(state),
        ConfirmRequest.Number => new ConfirmHandler(state),
        SpanRequest.Number => new SpanHandler(state),
        WeighRequest.Number => new WeighHandler(state),
        CacheRequest.Number => new CacheHandler(state),
        IoRequest.Number => new IoHandler(state),
        FeedRequest.Number => new FeedHandler(state),
        _ => null,
    };
}
