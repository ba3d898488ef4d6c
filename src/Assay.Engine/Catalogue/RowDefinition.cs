using Assay.Core.Adapters;
using Assay.Shapes.Scanning;

namespace Assay.Engine.Catalogue;

/// <summary>One row as its adapter's project file declares it.</summary>
/// <param name="Name">Its name, such as <c>json.net/reused</c>.</param>
/// <param name="AdapterClass">Full name of the adapter class, without its type parameter.</param>
/// <param name="Dialect">The dialect of its contracts.</param>
/// <param name="Format"><c>text</c> or <c>binary</c>.</param>
/// <param name="Surfaces">What it offers; the first is its default. Empty for an excluded row.</param>
/// <param name="Settings">The settings it uses, in the library's words; empty for its defaults.</param>
/// <param name="IsReference">Whether it is no serializer: a floor, or a <see cref="IsFormatReader">reader of a format</see>.</param>
/// <param name="Excluded">Why it cannot exist here; empty when it can.</param>
/// <param name="Project">The adapter project that holds it.</param>
public sealed record RowDefinition(
    string Name,
    string AdapterClass,
    string Dialect,
    string Format,
    IReadOnlyList<Surface> Surfaces,
    string Settings,
    bool IsReference,
    string Excluded,
    AdapterProject Project)
{
    /// <summary>
    /// Whether a run without <c>--rows</c> measures it for its library: the configuration that its documentation shows first. The item says
    /// <c>Main="true"</c>.
    /// </summary>
    public bool IsMain { get; init; }

    /// <summary>
    /// The format that it writes, if that has a public specification and libraries in other languages, such as <c>MessagePack</c>;
    /// otherwise empty. The item says <c>PublicFormat="MessagePack"</c>.
    /// </summary>
    public string PublicFormat { get; init; } = "";

    /// <summary>
    /// Full names of exception types of .NET that its library's documentation names for input that it refuses; the item says
    /// <c>DocumentedExceptions="System.InvalidOperationException"</c>. The library's own types, and those of .NET that are for unreadable
    /// data alone, need not be named.
    /// </summary>
    public IReadOnlyList<string> DocumentedExceptions { get; init; } = [];

    /// <summary>
    /// The format that it writes, if that has a public specification, whether libraries of other languages read it or not; the item says
    /// <c>SpecifiedFormat="NRBF"</c> where only the first holds.
    /// </summary>
    public string SpecifiedFormat { get => field.Length > 0 ? field : PublicFormat; init; } = "";

    /// <summary>
    /// Whether it is a reference row that reads and writes a format, so that the cases of the format have a reader of their own. A mapping
    /// of Assay's stands between it and objects: globs take it only where formats are judged, and it is not timed.
    /// </summary>
    public bool IsFormatReader => IsReference && SpecifiedFormat.Length > 0;

    /// <summary>
    /// The row of the same library for which this one stands where input is not trusted: the same contracts with the settings that the
    /// documentation names for such input. Empty for every other row. The item says <c>SaferThan="message-pack/array"</c>.
    /// </summary>
    public string SaferThan { get; init; } = "";

    /// <summary>
    /// Whether it creates whatever types a payload names, and not only those that it was told of; the item says
    /// <c>TypesFromPayload="any"</c>.
    /// </summary>
    public bool PayloadChoosesTypes { get; init; }

    /// <summary>Whether it serializes objects: encodings of a text and copies of memory do not.</summary>
    public bool IsOfObjects => Dialect is not ("text" or "unmanaged");

    /// <summary>What stands before the slash in its name: rows of one library and format.</summary>
    public string Family => Name.Split('/')[0];

    /// <summary>
    /// Whether its library lets several threads share what the adapter keeps; the item says <c>ThreadSafe="false"</c> where the
    /// documentation does not.
    /// </summary>
    public bool IsThreadSafe { get; init; } = true;

    /// <summary>
    /// Whether shared references and cycles come back as such, so that it carries graphs and not trees alone; the item says
    /// <c>References="kept"</c>.
    /// </summary>
    public bool KeepsReferences { get; init; }

    /// <summary>
    /// Whether its settings raise the library's limit of depth, so that it carries deep data; the item says <c>DepthLimit="raised"</c>.
    /// </summary>
    public bool RaisesDepthLimit { get; init; }

    /// <summary>
    /// Which members its serializer sees of types that it gets as they are; the item says <c>Reads="fields"</c>, <c>"public"</c> or
    /// <c>"properties"</c>.
    /// </summary>
    public MemberReading Reading { get; init; }

    /// <summary>Whether it exists on .NET Framework, and <see cref="Excluded"/> speaks of all other runtimes.</summary>
    public bool IsNetFrameworkOnly { get; init; }

    /// <summary>Why it cannot exist on .NET Framework; empty when it can.</summary>
    public string ExcludedOnNetFramework { get; init; } = "";

    /// <summary>Why it cannot exist on a target framework; empty when it can.</summary>
    /// <param name="framework">The framework, such as <c>net472</c>.</param>
    public string ExcludedOn(string framework) => !TargetNames.IsNetFramework(framework) ? Excluded
        : IsNetFrameworkOnly ? ""
        : Excluded.Length > 0 ? Excluded : ExcludedOnNetFramework;

    /// <summary>What its users should know of its library.</summary>
    public IEnumerable<LibraryNote> Notes => Project.Notes.Where(note => note.IsAbout(this));

    /// <summary>What its library's documentation claims about it; <c>AssayClaim</c> items say it.</summary>
    public IReadOnlyList<DocumentedClaim> Claims { get; init; } = [];

    /// <summary>What it writes of the data sets that prove rows, in the version that it was proven with.</summary>
    public IReadOnlyList<Proof> Proofs { get; init; } = [];

    /// <summary>
    /// The target framework on whose runtime it was proven, where its library does not work on that of <see cref="BuildTarget.Default"/>;
    /// empty for the latter.
    /// </summary>
    public string ProvenFramework { get; init; } = "";

    /// <summary>
    /// That its library does not work on a target framework, and where it does, as part of a sentence; empty where nothing is known against
    /// it.
    /// </summary>
    /// <param name="framework">The framework, such as <c>net10.0</c>; empty where it is not known.</param>
    public string WorksElsewhere(string framework) =>
        ProvenFramework.Length == 0 || framework.Length == 0 || framework == ProvenFramework || TargetNames.IsNetFramework(framework)
        ? ""
        : $"this library does not work on {framework}: use --runtime "
            + $"{ProvenFramework}{(TargetNames.IsNetFramework(ProvenFramework) ? " on Windows" : "")}";

    /// <summary>What its library threw, and where it works if it does not on a target framework.</summary>
    public string Explain(string cause, string framework) =>
        WorksElsewhere(framework) is { Length: > 0 } elsewhere ? $"{cause.TrimEnd('.')}; {elsewhere}" : cause;

    /// <summary>The surface to use when the asked one may be null: the asked one, or the row's first.</summary>
    public Surface SurfaceFor(Surface? asked) => asked ?? (Surfaces.Count > 0 ? Surfaces[0] : Surface.Bytes);
}
