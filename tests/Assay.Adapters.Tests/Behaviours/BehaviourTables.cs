using Assay.Tests.Shared;

namespace Assay.Adapters.Tests.Behaviours;

/// <summary>The tables of behaviour in <c>docs/adapters.md</c>.</summary>
internal static class BehaviourTables
{
    /// <summary>The document.</summary>
    public const string Page = "docs/adapters.md";

    /// <summary>Their part of it.</summary>
    public const string Part = "behaviour";

    private static readonly string[] Header =
        ["row", "root", "8 threads", "after a failed call", "null root", "empty root", "other surfaces"];

    /// <summary>One table for each row's first root, and one for the roots on which a row does otherwise.</summary>
    public static string Render(IReadOnlyList<Behaviour> behaviours)
    {
        var firsts = behaviours.GroupBy(behaviour => behaviour.Row).Select(group => group.First()).ToDictionary(first => first.Row);
        return GeneratedPart.Table(Header, firsts.Values.Select(Cells))
            + "On other roots the same rows do the same, but for these:\n"
            + GeneratedPart.Table(Header, behaviours.Where(behaviour => IsOther(firsts[behaviour.Row], behaviour)).Select(Cells));
    }

    private static bool IsOther(Behaviour first, Behaviour behaviour) => behaviour != first with { DataSet = behaviour.DataSet };

    private static string[] Cells(Behaviour behaviour) =>
        [$"`{behaviour.Row}`", behaviour.DataSet, behaviour.Threads, behaviour.AfterFailure, behaviour.NullRoot, behaviour.EmptyRoot,
            behaviour.Surfaces];
}
