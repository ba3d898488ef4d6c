using System.Collections.Immutable;
using Assay.Core.Results;

namespace Assay.Engine.Planning;

/// <summary>Every experiment there is: what reads, resumes, merges and prints results knows no other.</summary>
public static class KnownExperiments
{
    private static ImmutableArray<Experiment> all = [];

    /// <summary>All of them: first Assay's own.</summary>
    public static IReadOnlyList<Experiment> All => all;

    /// <summary>The one that is meant where none is named.</summary>
    public static Experiment Usual => all[0];

    /// <summary>Adds those that are not known yet, before anything reads results.</summary>
    public static void Add(params Experiment[] experiments) => ImmutableInterlocked.Update(
        ref all, known => known.AddRange(experiments.Where(added => known.All(one => one.Kind != added.Kind))));

    /// <summary>The experiment of a name; null for an unknown name.</summary>
    public static Experiment? Find(string kind) => all.FirstOrDefault(experiment => experiment.Kind == kind);

    /// <summary>The experiment of a name that is known.</summary>
    public static Experiment Of(string kind) => Find(kind) ?? throw new ArgumentException($"There is no experiment {kind}.", nameof(kind));

    /// <summary>The experiment that results are of.</summary>
    public static Experiment Of(RunOptions options) => Of(options.Kind);
}
