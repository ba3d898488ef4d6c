using System.Text;
using Assay.Adapters.Tests.Documentation;

namespace Assay.Adapters.Tests.Behaviours;

/// <summary>The tables of behaviour in <c>docs/adapters.md</c>.</summary>
internal static class BehaviourTables
{
    /// <summary>Their part of the page.</summary>
    public const string Part = "behaviour";

    /// <summary>One table for each row's first root, and one for the roots on which a row does otherwise.</summary>
    public static string Render(IReadOnlyList<Behaviour> behaviours)
    {
        var firsts = behaviours.GroupBy(behaviour => behaviour.Row).Select(group => group.First()).ToDictionary(first => first.Row);
        var text = new StringBuilder("\n");
        text.Append(
            "| row | root | 8 threads | after a failed call | null root | empty root | other surfaces |\n|---|---|---|---|---|---|---|\n");
        foreach (var first in firsts.Values)
            text.Append(Line(first));
        text.Append("\nOn other roots the same rows do the same, but for these:\n\n");
        text.Append(
            "| row | root | 8 threads | after a failed call | null root | empty root | other surfaces |\n|---|---|---|---|---|---|---|\n");
        foreach (var other in behaviours.Where(behaviour => IsOther(firsts[behaviour.Row], behaviour)))
            text.Append(Line(other));
        return text.Append('\n').ToString();
    }

    private static bool IsOther(Behaviour first, Behaviour behaviour) => behaviour != first with { DataSet = behaviour.DataSet };

    private static string Line(Behaviour behaviour) =>
        AdaptersPage.Line($"`{behaviour.Row}`", behaviour.DataSet, behaviour.Threads, behaviour.AfterFailure, behaviour.NullRoot,
            behaviour.EmptyRoot, behaviour.Surfaces);
}
