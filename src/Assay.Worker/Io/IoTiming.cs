using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Corpora;
using Assay.Worker.Measuring;
using Assay.Worker.Rows;

namespace Assay.Worker.Io;

/// <summary>
/// Sends a job's values through transports, or receives them, and tells the time in the serializer from the time in I/O. Each transport
/// runs twice: with a stamp at each call of its stream, and without any, which is what the parts have to add up to.
/// </summary>
internal sealed class IoTiming<TPlain, TContract>(RowProgram<TPlain, TContract> program, JobFrame job, PhaseLine phases)
{
    private const int ShareOfLater = 4;

    /// <summary>Measures the transports; one that fails has its reason, and the others go on.</summary>
    public IoFrame Run(IoRequest request)
    {
        var cost = StampCost.Measure();
        var open = Opener(request.Folder);
        List<TransportTimes> failed = [];
        List<TransportMeasurement> measured = [];
        try
        {
            var isSteady = Open(request, open, measured, failed);
            GC.Collect();
            GC.WaitForPendingFinalizers();
            for (var round = 0; round < request.Rounds; round++)
            {
                foreach (var transport in measured)
                    Guarded(transport, () => transport.Measure(round));
            }

            TransportTimes[] times = [.. measured.Select(transport => transport.Times()), .. failed];
            return new IoFrame(cost.Nanoseconds, cost.InsideNanoseconds, isSteady, [.. times.OrderBy(transport => transport.Transport)]);
        }
        finally
        {
            phases.Assume(WorkerPhase.Idle);
            foreach (var transport in measured)
                transport.Dispose();
        }
    }

    /// <summary>Opens and warms up each transport.</summary>
    /// <returns>Whether the first one ended steady.</returns>
    private bool Open(
        IoRequest request, Func<Transport, TransportMeasurement> open, List<TransportMeasurement> measured, List<TransportTimes> failed)
    {
        bool? isSteady = null;
        foreach (var transport in request.Transports)
        {
            try
            {
                measured.Add(open(transport));
            }
            catch (Exception exception) when (exception is not OutOfMemoryException)
            {
                failed.Add(TransportMeasurement.Failed(transport, exception));
                continue;
            }

            var last = measured[measured.Count - 1];
            Guarded(last, () =>
            {
                if (isSteady is null)
                    isSteady = new WarmUp(
                        new BatchTimer(last.Whole, new RuntimeProbe()), new RuntimeProbe()).Run(request.WarmUpNanoseconds).IsSteady;
                last.WarmUp(request.WarmUpNanoseconds / ShareOfLater);
            });
        }

        return isSteady ?? false;
    }

    /// <summary>Runs library code of a transport that is still measured; what it throws ends that transport alone.</summary>
    private void Guarded(TransportMeasurement transport, Action act)
    {
        if (!transport.IsAlive)
            return;

        // Told each time, so that the engine's limit is for this piece of work alone.
        phases.Enter(WorkerPhase.Idle);
        phases.Enter(job.Operation == Operation.Serialize ? WorkerPhase.Serializing : WorkerPhase.Deserializing);
        try
        {
            act();
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            transport.Fail(exception);
        }
    }

    private Func<Transport, TransportMeasurement> Opener(string folder)
    {
        var exchange = Exchange.For(program.Adapter, job.Surface);
        var isAsync = job.Surface is Surface.Async or Surface.Pipe;
        if (job.Operation == Operation.Serialize)
        {
            var values = new Corpus<TPlain, TContract>(program, job, phases).Contracts();
            phases.Assume(WorkerPhase.Idle);
            return transport => Sending(exchange, values, transport, Link.ToSend(transport, folder, isAsync));
        }

        byte[][] payloads = [.. PayloadFile.ReadEach(job.PayloadFile, job.Instances)];
        return transport => Receiving(exchange, transport, Link.ToReceive(transport, payloads, folder, isAsync));
    }

    private static TransportMeasurement Sending(Exchange<TContract> exchange, TContract[] values, Transport transport, Link link)
    {
        IoClock clock = new();
        (var bare, var stamped) = (new LinkEnd(link, null), new LinkEnd(link, clock));
        return new TransportMeasurement(
            transport,
            link,
            new OperationLoop<long>(index => exchange.Send(values[index], bare), values.Length),
            new OperationLoop<long>(index => exchange.Send(values[index], stamped), values.Length),
            clock);
    }

    // The link gives the payloads in its own order: the other end of a connection sends them one after the other.
    private static TransportMeasurement Receiving(Exchange<TContract> exchange, Transport transport, Link link)
    {
        IoClock clock = new();
        (var bare, var stamped) = (new LinkEnd(link, null), new LinkEnd(link, clock));
        return new TransportMeasurement(
            transport, link, new OperationLoop<TContract>(_ => exchange.Receive(bare), 1),
            new OperationLoop<TContract>(_ => exchange.Receive(stamped), 1), clock);
    }
}
