using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Experiments.Memory;

/// <summary>A row whose calls, or whose cache, one process at a time runs.</summary>
/// <param name="Check">What its check found.</param>
/// <param name="Empty">What keeps its facts, and has none yet.</param>
internal sealed record MemoryCell(SelectedRow Row, CheckedRow Check, MemoryResult Empty)
{
    public AdapterProgram Program => Check.Task.Program;

    /// <summary>The job of its workers.</summary>
    public JobFrame Job => Check.Job with { Operation = Empty.Operation };

    /// <summary>Words for progress and log.</summary>
    public string Name =>
        $"{Empty.Row}, {Empty.Workload.DataSet}, {EnumNames.Of(Empty.Operation)}, {EnumNames.Of(Empty.Collector)} "
            + $"GC{(Empty.Held is EntryForm form ? $", kept as {EnumNames.Of(form)}" : "")}";

    /// <summary>The cells of a run.</summary>
    public static IReadOnlyList<MemoryCell> Of(RunPlan plan, IReadOnlyList<CheckedRow> checks)
    {
        var options = plan.Options.OwnOf<MemoryOptions>();
        EntryForm?[] forms = options.Held.Count == 0 ? [null] : [.. options.Held.Select(form => (EntryForm?)form)];
        return
        [
            .. from row in plan.Rows
               from check in checks
               where check.Task.Name == row.Name
               from operation in plan.Options.Operations
               where check.IsTimedIn(operation)
               from collector in options.Collectors
               from form in forms
               select new MemoryCell(row, check, Nothing(row, check, operation, collector, form)),
        ];
    }

    private static MemoryResult Nothing(
        SelectedRow row, CheckedRow check, Operation operation, Collector collector, EntryForm? form) => new()
        {
            Row = row.Label,
            Workload = check.Task.Workload,
            Surface = check.Task.Surface,
            Operation = operation,
            Collector = collector,
            Held = form,
            SharesAdapter = row.Definition.IsThreadSafe,
        };
}

/// <summary>Settings of the runtime that decide how a worker collects.</summary>
internal static class CollectorSettings
{
    /// <summary>The settings as <c>NAME=value</c>.</summary>
    /// <param name="gen0Bytes">The budget of generation 0; null for the runtime's own choice.</param>
    public static IReadOnlyList<string> Of(Collector collector, long? gen0Bytes)
    {
        List<string> settings = [];
        if (collector == Collector.Server)
            settings.Add("DOTNET_gcServer=1");
        if (gen0Bytes is long bytes)
            settings.AddRange(Gen0Budget.SettingsOf(bytes));
        return settings;
    }
}
