using Assay.Core.Results;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Proving;

/// <summary>Whether a row can be measured on this machine, as far as it is known.</summary>
/// <param name="Row">The row.</param>
/// <param name="Status">Available, not available, broken or excluded.</param>
/// <param name="Cause">The first line of why not: the feed's answer, the build's error, the exception, the sentence of its project. Empty when available.</param>
/// <param name="IsBuilt">Whether its program is built; of one that is not, nobody knows yet whether it builds.</param>
/// <param name="Unproven">How what it writes differs from what it was proven with; empty where it does not, and where nothing is known of it.</param>
public sealed record RowState(RowDefinition Row, RowStatus Status, string Cause, bool IsBuilt, string Unproven);
