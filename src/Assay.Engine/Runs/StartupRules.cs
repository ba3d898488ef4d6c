using Assay.Core.Results;

namespace Assay.Engine.Runs;

/// <summary>What must hold in the first calls of a results file.</summary>
internal static class StartupRules
{
    /// <summary>The first rule that a file breaks, as part of a sentence; null when it breaks none.</summary>
    public static string? FirstBroken(ResultsFile file)
    {
        if (file.Startups.Any(IsIncomplete) || file.EmptyProcesses.Any(empty => empty is not { Rounds: not null, ToMainNanoseconds: not null }) || file.Deployments.Any(deployment => deployment is null))
            return "a list is missing or holds null";
        HashSet<string> labels = [.. file.Options.Rows];
        HashSet<WorkloadOptions> workloads = [.. file.Options.Workloads];
        if (file.Startups.Any(startup => !labels.Contains(startup.Row)) || file.Deployments.Any(deployment => !labels.Contains(deployment.Row)))
            return "it has figures of an unknown row";
        if (file.Startups.Any(startup => startup.Workloads.Count == 0 || !startup.Workloads.All(workloads.Contains)))
            return "it has figures of an unknown data set";
        if (file.EmptyProcesses.Any(empty => empty.Rounds.Count != empty.ToMainNanoseconds.Count) || file.Startups.Any(startup => !startup.Processes.All(process => HasAll(process, startup.Workloads.Count))))
            return "lists that belong together differ in length";
        return file.EmptyProcesses.Any(empty => empty.ToMainNanoseconds.Any(time => time <= 0)) || file.Startups.Any(startup => !startup.Processes.All(AreTimes)) ? "a time is not above zero" : null;
    }

    private static bool IsIncomplete(StartupResult startup) => startup is not { Workloads: not null, Processes: not null } || startup.Processes.Any(process =>
        process is not { PrepareNanoseconds: not null, FirstNanoseconds: not null, LaterNanoseconds: not null, MethodsCompiled: not null, AssembliesLoaded: not null });

    private static bool HasAll(StartupProcess process, int types) =>
        process.PrepareNanoseconds.Count == types && process.FirstNanoseconds.Count == types && process.MethodsCompiled.Count == types && process.AssembliesLoaded.Count == types
        && process.LaterNanoseconds.Count > 0 && process.LaterNanoseconds.Count % types == 0;

    private static bool AreTimes(StartupProcess process) =>
        process.ToMainNanoseconds > 0 && process.PrepareNanoseconds.Concat(process.FirstNanoseconds).Concat(process.LaterNanoseconds).All(time => time >= 0);
}
