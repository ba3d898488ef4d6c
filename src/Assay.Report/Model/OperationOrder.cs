using Assay.Core.Adapters;

namespace Assay.Report.Model;

/// <summary>The order in which operations stand: reading happens more often than writing; what reads a part of a payload stands apart, below.</summary>
internal static class OperationOrder
{
    /// <summary>Every operation, in order.</summary>
    public static IReadOnlyList<Operation> All { get; } = [Operation.Deserialize, Operation.Serialize, Operation.ReadOne, Operation.Open, Operation.ReadAll];

    /// <summary>The operations that take or give a whole graph, and stand beside each other in one table.</summary>
    public static IReadOnlyList<Operation> Whole { get; } = [Operation.Deserialize, Operation.Serialize];

    /// <summary>The operations of the table of readings, in the order in which a lazy format does them.</summary>
    public static IReadOnlyList<Operation> Readings { get; } = [Operation.Open, Operation.ReadOne, Operation.ReadAll];
}
