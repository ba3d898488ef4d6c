using Assay.Repros.Calls;

namespace Assay.Repros;

/// <summary>What a repro file is made of.</summary>
public sealed record ReproParts
{
    /// <summary>Comments at the top of the file, a line each: what must hold, and what was observed.</summary>
    public required IReadOnlyList<string> Notes { get; init; }

    /// <summary>What stands at the top of the file.</summary>
    public required IReadOnlyList<FileDirective> Directives { get; init; }

    /// <summary>The C# file with the types and the value: a class with a method <c>Make</c>, and its types.</summary>
    public required string CaseSource { get; init; }

    /// <summary>The emitted files in the place of the types; null where the library gets the types as they are.</summary>
    public IReadOnlyList<string>? Contracts { get; init; }

    /// <summary>Emitted files beside types that the library gets as they are.</summary>
    public IReadOnlyList<string> Beside { get; init; } = [];

    /// <summary>Whether <see cref="Contracts"/> are decompiled types of a user, of which may be left out what does not compile.</summary>
    public bool IsDecompiled { get; init; }

    /// <summary>Whether the code of the value names its types in full.</summary>
    public bool HasFullNames { get; init; }

    /// <summary>Whether types keep their namespaces, which some formats write; they go where no name clashes otherwise.</summary>
    public bool KeepsNamespaces { get; init; }

    /// <summary>
    /// The place of the one difference that is shown, without the root and indices, such as <c>.Lines.Price</c>; empty for the first that
    /// is found.
    /// </summary>
    public string Place { get; init; } = "";

    /// <summary>The C# files of the adapter.</summary>
    public required IReadOnlyList<string> AdapterSources { get; init; }

    /// <summary>Name of the adapter's class, without namespace and type parameter.</summary>
    public required string AdapterClass { get; init; }

    /// <summary>C# expressions of what the dialect emitted beside the types, for <c>Companions</c>.</summary>
    public required IReadOnlyList<string> Companions { get; init; }

    /// <summary>How bytes pass.</summary>
    public required ReproSurface Surface { get; init; }

    /// <summary>What the file reads, where it is given; null where it writes itself.</summary>
    public WrittenPayload? Payload { get; init; }

    /// <summary>What a specification says of the payload; null where the file is about a value's way there and back.</summary>
    public FormatQuestion? Question { get; init; }

    /// <summary>What the library does with a payload that nobody vouches for; null where the file is about something else.</summary>
    public HostileQuestion? Hostile { get; init; }

    /// <summary>How the library is called, where the file is about that; null where it is about a value's way there and back.</summary>
    public CallQuestion? Call { get; init; }

    /// <summary>What the file shows.</summary>
    public required ReproFailure Failure { get; init; }

    /// <summary>What must hold, as a sentence.</summary>
    public required string Holds { get; init; }
}

/// <summary>What a repro shows.</summary>
public enum ReproFailure
{
    /// <summary>Something comes back different.</summary>
    Lossy,

    /// <summary>The library throws, or the types do not compile.</summary>
    Rejected,

    /// <summary>The process ends.</summary>
    Crash,

    /// <summary>There is no answer in time.</summary>
    Hang,

    /// <summary>The library changes what it is given.</summary>
    ChangedInput,

    /// <summary>The library reads a payload otherwise than its specification says.</summary>
    Misread,
}
