using Assay.Core.Adapters;

namespace Assay.Report.Model;

/// <summary>Rows that keep a data set but cannot do an operation beside serialize and deserialize, for one reason.</summary>
/// <param name="Operations">The operations.</param>
/// <param name="Kind">What kind of reason.</param>
/// <param name="Cause">The first line of the cause.</param>
/// <param name="Rows">The rows, in the order asked for.</param>
public sealed record UnreadRows(IReadOnlyList<Operation> Operations, MissingKind Kind, string Cause, IReadOnlyList<MissingRow> Rows);
