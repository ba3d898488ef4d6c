using Assay.Worker.Measuring;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Confirming;

/// <summary>What a worker times: the loop, and what it runs over.</summary>
/// <param name="Driver">Calls the adapter.</param>
/// <param name="Loop">The loop of the rounds.</param>
/// <param name="Contracts">What it serializes; empty where it does not.</param>
/// <param name="Payloads">What it reads; empty where it does not.</param>
internal sealed record TimedWork<TContract>(SurfaceDriver<TContract> Driver, OperationLoop Loop, TContract[] Contracts, byte[][] Payloads);
