using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Worker.Corpora;
using Assay.Worker.Graphs;
using Assay.Worker.Jobs;
using Assay.Worker.Measuring;

namespace Assay.Worker.Checking;

/// <summary>
/// Sees after the last round whether the timed work is the checked work: the adapter that was timed gets what it never had, through the
/// very calls of the timed loop. Bytes are never compared, because they may differ from call to call. Nothing is timed after it: it changes
/// what the loop runs over.
/// </summary>
/// <param name="corpus">What was timed, as instances.</param>
/// <param name="unseen">Instances that the timed work never had: the first to serialize and read, the second as new content of an
/// object.</param>
/// <param name="phases">Told whose code runs.</param>
internal sealed class Confirmation<TPlain, TContract>(
    TimedWork<TContract> work, Corpus<TPlain, TContract> corpus, Corpus<TPlain, TContract> unseen, Operation operation, PhaseLine phases)
{
    /// <summary>Instances that were never seen.</summary>
    public const int Instances = 2;

    public ConfirmedFrame Run() => operation == Operation.Serialize ? ConfirmSerialize() : ConfirmReading();

    private ConfirmedFrame ConfirmSerialize()
    {
        var timed = work.Contracts[0];
        work.Contracts[0] = ContractOf(unseen, 0);
        var ofUnseen = Differences(unseen, 0, Read(SerializeAsTimed(0)));
        work.Contracts[0] = timed;
        var content = ContractOf(unseen, 1);
        phases.Assume(WorkerPhase.Idle);
        if (typeof(TContract).IsValueType)
            work.Contracts[0] = content;
        else if (!Refill.Into(timed, content))
            return new ConfirmedFrame(ofUnseen, [], "");
        return new ConfirmedFrame(ofUnseen, Differences(unseen, 1, Read(SerializeAsTimed(0))), "");
    }

    private ConfirmedFrame ConfirmReading()
    {
        // A contract of one member writes no whole payload.
        var payload = operation == Operation.ReadOne ? null : Serialize(ContractOf(unseen, 0));
        var ofUnseen = payload is null ? [] : Differences(unseen, 0, Read(payload));
        var ofChanged = FindOther(payload) is (int target, int other) ? ReadOverwritten(target, other, payload) : [];
        return new ConfirmedFrame(ofUnseen, ofChanged, SharedBetween(ReadAsTimed(0), ReadAsTimed(0)));
    }

    // Only a payload of the same length fits into the array of another. -1 is the payload that was never read.
    private (int Target, int Other)? FindOther(byte[]? never)
    {
        Dictionary<int, int> ofLength = [];
        for (var i = 0; i < work.Payloads.Length; i++)
        {
            var payload = work.Payloads[i];
            if (ofLength.TryGetValue(payload.Length, out var earlier) && !payload.AsSpan().SequenceEqual(work.Payloads[earlier]))
                return (earlier, i);
            ofLength.TryAdd(payload.Length, i);
        }

        return never is not null && ofLength.TryGetValue(never.Length, out var target) ? (target, -1) : null;
    }

    private IReadOnlyList<string> ReadOverwritten(int target, int other, byte[]? never)
    {
        work.Driver.Overwrite(work.Payloads, target, other < 0 ? never! : work.Payloads[other]);
        var read = ReadAsTimed(target);
        return other < 0 ? Differences(unseen, 0, read) : Differences(corpus, other, read);
    }

    private static TContract ContractOf(Corpus<TPlain, TContract> from, int instance) => from.ToContracts(from.Generate(instance, 1))[0];

    private byte[] SerializeAsTimed(int index)
    {
        phases.Enter(WorkerPhase.Serializing);
        return work.Driver.SerializeAsTimed(work.Loop, index).ToArray();
    }

    private byte[] Serialize(TContract contract)
    {
        phases.Enter(WorkerPhase.Serializing);
        return work.Driver.Serialize(contract).ToArray();
    }

    private TContract Read(byte[] payload)
    {
        phases.Enter(WorkerPhase.Deserializing);
        return work.Driver.Deserialize(payload);
    }

    // Opening gives nothing to compare: what it opens is read to the end.
    private TContract ReadAsTimed(int index)
    {
        phases.Enter(WorkerPhase.Deserializing);
        return operation == Operation.Open
            ? work.Driver.Deserialize(work.Payloads[index])
            : ((OperationLoop<TContract>)work.Loop).Call(index);
    }

    // What is expected is made anew, through the contract as what is read: a contract may carry less than the plain type.
    private IReadOnlyList<string> Differences(Corpus<TPlain, TContract> from, int instance, TContract read)
    {
        var expected = from.ToPlains([ContractOf(from, instance)]);
        var actual = from.ToPlains([read]);
        phases.Enter(WorkerPhase.Comparing);
        DifferenceList differences = new();
        new GraphComparer(differences).Compare(expected[0], actual[0], typeof(TPlain));
        return differences.Items;
    }

    private string SharedBetween(TContract first, TContract second)
    {
        phases.Enter(WorkerPhase.Comparing);
        return SharedObjects.Find(first, second, typeof(TContract));
    }
}
