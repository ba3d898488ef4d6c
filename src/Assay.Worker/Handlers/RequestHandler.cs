using Assay.Core.Protocol;
using Assay.Worker.Jobs;

namespace Assay.Worker.Handlers;

/// <summary>Answers the requests of one verb.</summary>
internal abstract class RequestHandler
{
    /// <summary>Reads the fields of a request, does what it asks for, and sends the answer.</summary>
    public abstract void Handle(BinaryReader fields, FrameChannel channel);
}

/// <summary>Answers requests that need no job.</summary>
/// <param name="read">Reads the fields of a request.</param>
internal abstract class RequestHandler<TRequest, TAnswer>(Func<BinaryReader, TRequest> read) : RequestHandler
    where TRequest : Request<TAnswer>
    where TAnswer : IFrameBody
{
    public sealed override void Handle(BinaryReader fields, FrameChannel channel) => channel.Send(FrameKind.Answer, Answer(read(fields)));

    protected abstract TAnswer Answer(TRequest request);
}

/// <summary>Answers requests about the open job, with the types of its row.</summary>
internal abstract class JobHandler<TRequest, TAnswer>(WorkerState state, Func<BinaryReader, TRequest> read)
    : RequestHandler<TRequest, TAnswer>(read), IJobVisitor<TRequest, TAnswer>
    where TRequest : Request<TAnswer>
    where TAnswer : IFrameBody
{
    public abstract TAnswer Visit<TPlain, TContract>(RowJob<TPlain, TContract> job, TRequest asked);

    protected sealed override TAnswer Answer(TRequest request) => state.Job.Accept(this, request);
}
