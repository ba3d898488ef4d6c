using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Analysis.Model;

/// <summary>Rows without figures that share one reason.</summary>
/// <param name="Kind">What kind of reason.</param>
/// <param name="Cause">
/// The first line of the cause; where rows of several packages share it, with <c>&lt;package&gt;</c> and
/// <c>&lt;version&gt;</c> for what differs. Empty where the kind says it all.
/// </param>
/// <param name="Rows">The rows, in the order asked for.</param>
public sealed record MissingRows(MissingKind Kind, string Cause, IReadOnlyList<MissingRow> Rows);

/// <summary>One row without figures.</summary>
/// <param name="Package">Its package, or <see cref="RowResult.InTheBox"/>.</param>
/// <param name="Cause">The first line of its own cause; empty where the kind says it all.</param>
public sealed record MissingRow(RowId Id, string Package, string Cause)
{
    /// <summary>Its label.</summary>
    public string Label => Id.ToString();

    /// <summary>Its name.</summary>
    public string Name => Id.First().ToString();

    /// <summary>
    /// How often the native compiler warned that the library may not work trimmed, or without a JIT compiler; 0 where the program is not
    /// native.
    /// </summary>
    public int NativeWarnings { get; init; }
}

/// <summary>Why a row has no figures in a table.</summary>
public enum MissingKind
{
    /// <summary>Your NuGet feeds do not have its package.</summary>
    NotAvailable,

    /// <summary>Its adapter did not build.</summary>
    Broken,

    /// <summary>It is not possible on this system or runtime.</summary>
    Excluded,

    /// <summary>The library, or its generator, refused it.</summary>
    Rejected,

    /// <summary>Its process ended.</summary>
    Crash,

    /// <summary>It ran out of time or memory.</summary>
    Hang,

    /// <summary>Assay's own code failed; this says nothing about the library.</summary>
    AssayError,

    /// <summary>The row has no such surface.</summary>
    SurfaceNotOffered,

    /// <summary>The check passed, but no block could be measured.</summary>
    Failed,

    /// <summary>The run ended before its first block.</summary>
    NotReached,

    /// <summary>It works otherwise than it was checked, so its times say nothing.</summary>
    Inconsistent,

    /// <summary>Assay could not hand the data to the library.</summary>
    NotJudged,
}

/// <summary>Rows that keep a data set but cannot do an operation beside serialize and deserialize, for one reason.</summary>
/// <param name="Kind">What kind of reason.</param>
/// <param name="Cause">The first line of the cause.</param>
/// <param name="Rows">The rows, in the order asked for.</param>
public sealed record UnreadRows(IReadOnlyList<Operation> Operations, MissingKind Kind, string Cause, IReadOnlyList<MissingRow> Rows);
