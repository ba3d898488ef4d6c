namespace Assay.Report.Model;

/// <summary>Rows without figures that share one reason.</summary>
/// <param name="Kind">What kind of reason.</param>
/// <param name="Cause">
/// The first line of the cause; where rows of several packages share it, with <c>&lt;package&gt;</c> and
/// <c>&lt;version&gt;</c> in place of what differs. Empty where the kind says it all.
/// </param>
/// <param name="Rows">The rows, in the order asked for.</param>
public sealed record MissingRows(MissingKind Kind, string Cause, IReadOnlyList<MissingRow> Rows);
