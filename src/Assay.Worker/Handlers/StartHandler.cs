using Assay.Core.Protocol;
using Assay.Worker.Rows;
using Assay.Worker.Starting;
using Assay.Worker.Sustaining;

namespace Assay.Worker.Handlers;

/// <summary>Uses types for the first time.</summary>
internal sealed class StartHandler(IRowCatalogue rows, PhaseLine phases)
    : RequestHandler<StartRequest, StartedFrame>(StartRequest.ReadFrom)
{
    protected override StartedFrame Answer(StartRequest request)
    {
        var started = new FirstUses(rows, phases).Run(request);
        return started.Types.Count == 0 ? started : started with { Gen0BudgetBytes = HeapReader.Gen0Budget() };
    }
}
