using Assay.Engine.Workers;

namespace Assay.Experiments.Hostile;

/// <summary>The methods in which a process ended, from what the runtime wrote about it.</summary>
internal static class CrashFrames
{
    private const int Most = 3;
    private const string At = "at ";

    /// <summary>The innermost methods, each once: a recursion repeats them. Parameters are left out.</summary>
    public static IReadOnlyList<string> Of(WorkerFailure? failure) => failure is null
        ? []
        : [.. failure.Log.Split('\n').Select(line => line.Trim()).Where(line => line.StartsWith(At, StringComparison.Ordinal))
            .Select(line => line[At.Length..].Split('(')[0]).Distinct().Take(Most)];
}
