using System.Globalization;
using Assay.Core.Protocol;
using Assay.Worker.Corpora;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Showing;

/// <summary>Serializes the first instance once and describes the values that went in.</summary>
internal sealed class PayloadShowing<TPlain, TContract>(Corpus<TPlain, TContract> corpus, SurfaceDriver<TContract> driver, PhaseLine phases)
{
    private const int LargestPayload = 1 << 24;

    /// <summary>Serializes.</summary>
    /// <exception cref="InvalidDataException">The payload is too large to be looked at.</exception>
    public ShownFrame Run()
    {
        var plains = corpus.Generate(0, 1);

        // Before the library has them, which may change what it is given.
        phases.Enter(WorkerPhase.Comparing);
        var leaves = LeafWalk.Of(plains[0], typeof(TPlain));
        var contracts = corpus.ToContracts(plains);
        phases.Enter(WorkerPhase.Serializing);
        var payload = driver.Serialize(contracts[0]);
        phases.Assume(WorkerPhase.Idle);
        return payload.Length <= LargestPayload
            ? new ShownFrame(payload.ToArray(), leaves.Leaves, leaves.HasMore)
            : throw new InvalidDataException(
                string.Create(CultureInfo.InvariantCulture,
                    $"The payload has {payload.Length:N0} bytes, which is too large to show; show a smaller instance."));
    }
}
