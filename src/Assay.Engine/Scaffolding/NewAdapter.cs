using Assay.Core.Adapters;

namespace Assay.Engine.Scaffolding;

/// <summary>An adapter to be written.</summary>
/// <param name="Row">The name of its row, such as <c>acme</c> or <c>acme/fast</c>.</param>
/// <param name="Package">The package's id.</param>
/// <param name="Version">Its version; empty where it is not known yet.</param>
/// <param name="Dialect">The dialect of its contracts.</param>
/// <param name="Surfaces">The surfaces that the library offers, the default first.</param>
/// <param name="Format"><c>text</c> or <c>binary</c>.</param>
public sealed record NewAdapter(string Row, string Package, string Version, string Dialect, IReadOnlyList<Surface> Surfaces, string Format)
{
    /// <summary>Where the library lives; empty where its package does not say.</summary>
    public string HomePage { get; init; } = "";

    /// <summary>Its licence as an SPDX expression; empty where its package does not say.</summary>
    public string Licence { get; init; } = "";

    /// <summary>The last part of the namespace, and the name of the assembly: the package without dots, and never a name of the library's own.</summary>
    public string Identifier
    {
        get
        {
            string joined = Pascal(Package);
            return string.Equals(joined, Package, StringComparison.OrdinalIgnoreCase) ? joined + "Rows" : joined;
        }
    }

    /// <summary>The name of the adapter class: what stands behind the slash, or Default.</summary>
    public string ClassName => Row.Split('/') is { Length: 2 } parts ? Pascal(parts[1]) : "Default";

    private static string Pascal(string name)
    {
        string joined = string.Concat(name.Split('.', '-', '_').Where(part => part.Length > 0).Select(part => char.ToUpperInvariant(part[0]) + part[1..]));
        return char.IsAsciiDigit(joined[0]) ? "_" + joined : joined;
    }
}
