namespace Assay.Conformance;

/// <summary>
/// Makes a class derived from <see cref="Case{T}"/>, <see cref="VersionCase{T}"/>, <see cref="CallCase{T}"/> or
/// <see cref="DocumentCase{T}"/> a case, which is found by this attribute alone.
/// </summary>
/// <param name="number">Its number; cases that belong together share one.</param>
/// <param name="name">Its name, which never changes: results and links use it.</param>
/// <param name="holds">What must hold, as a sentence.</param>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class CaseAttribute(int number, string name, CaseGroup group, string holds) : Attribute
{
    /// <summary>Its number; cases that belong together share one.</summary>
    public int Number { get; } = number;

    /// <summary>Its name on the command line and in results, such as <c>private-field</c>.</summary>
    public string Name { get; } = name;

    /// <summary>What it is about.</summary>
    public CaseGroup Group { get; } = group;

    /// <summary>What must hold, as a sentence.</summary>
    public string Holds { get; } = holds;

    /// <summary>What good looks like. No verdict is made of it: it only tells which verdicts are counted as good.</summary>
    public Expected Expected { get; init; }

    /// <summary>
    /// Types that may stand where a base type, an interface or <see cref="object"/> is declared. Serializers that register types know these
    /// and no others.
    /// </summary>
    public Type[] Known { get; init; } = [];

    /// <summary>Types that the value holds where a base type is declared. Copies have them too; no serializer is told of them.</summary>
    public Type[] Unregistered { get; init; } = [];
}

/// <summary>What cases are about.</summary>
public enum CaseGroup
{
    /// <summary>Kinds of types.</summary>
    Shapes,

    /// <summary>Visibility and kinds of members.</summary>
    Members,

    /// <summary>How objects are made.</summary>
    Construction,

    /// <summary>Shared objects, cycles and depth.</summary>
    References,

    /// <summary>Runtime types other than the declared one.</summary>
    Polymorphism,

    /// <summary>Collections.</summary>
    Collections,

    /// <summary>Values at the edges.</summary>
    Values,

    /// <summary>Data that another version of the types wrote.</summary>
    Versions,

    /// <summary>How a row is called: streams, threads, failures.</summary>
    Calls,
}

/// <summary>What good looks like.</summary>
public enum Expected
{
    /// <summary>Everything comes back.</summary>
    Supported,

    /// <summary>The library says clearly that it cannot.</summary>
    Rejected,

    /// <summary>Both are good: everything comes back, or the library says clearly that it cannot.</summary>
    Either,
}
