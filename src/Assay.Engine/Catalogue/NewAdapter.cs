using System.Text.RegularExpressions;
using Assay.Core.Adapters;

namespace Assay.Engine.Catalogue;

/// <summary>An adapter to be written.</summary>
/// <param name="Row">The name of its row, such as <c>acme</c> or <c>acme/fast</c>.</param>
/// <param name="Version">Its version; empty where it is not known yet.</param>
/// <param name="Dialect">The dialect of its contracts.</param>
/// <param name="Surfaces">The surfaces that the library offers, the default first.</param>
/// <param name="Format"><c>text</c> or <c>binary</c>.</param>
public sealed partial record NewAdapter(
    string Row, string Package, string Version, string Dialect, IReadOnlyList<Surface> Surfaces, string Format)
{
    /// <summary>
    /// Where the library lives; empty where its package does not say, or says it with characters that mean something to MSBuild.
    /// </summary>
    public string HomePage { get; init => field = PlainAddress().IsMatch(value) ? value : ""; } = "";

    /// <summary>Its licence as an SPDX expression; empty where its package does not say, or says something else.</summary>
    public string Licence { get; init => field = LicenceExpression().IsMatch(value) ? value : ""; } = "";

    /// <summary>
    /// The last part of the namespace, and the name of the assembly: the package without dots, and never a name of the library's own.
    /// </summary>
    public string Identifier
    {
        get
        {
            var joined = Pascal(Package);
            return string.Equals(joined, Package, StringComparison.OrdinalIgnoreCase) ? joined + "Rows" : joined;
        }
    }

    /// <summary>The name of the adapter class: what stands behind the slash, or Default.</summary>
    public string ClassName => Row.Split('/') is { Length: 2 } parts ? Pascal(parts[1]) : "Default";

    private static string Pascal(string name)
    {
        var joined = string.Concat(
            name.Split('.', '-', '_').Where(part => part.Length > 0).Select(part => char.ToUpperInvariant(part[0]) + part[1..]));
        return char.IsAsciiDigit(joined[0]) ? "_" + joined : joined;
    }

    [GeneratedRegex(@"\Ahttps?://[A-Za-z0-9._~:/?#!&+,=-]+\z")]
    private static partial Regex PlainAddress();

    [GeneratedRegex(@"\A[A-Za-z0-9.+() -]+\z")]
    private static partial Regex LicenceExpression();
}

/// <summary>What the user asks of a new adapter; null for what was not said.</summary>
public sealed record NewAdapterRequest
{
    /// <summary>The name of its row.</summary>
    public required string Row { get; init; }

    /// <summary>The package's id.</summary>
    public required string Package { get; init; }

    /// <summary>The dialect of its contracts.</summary>
    public required string Dialect { get; init; }

    /// <summary>The package's version; the newest that the feeds have where it is not said.</summary>
    public string? Version { get; init; }

    /// <summary>Surfaces, comma separated; <c>bytes</c> where they are not said.</summary>
    public string? Surfaces { get; init; }

    /// <summary><c>text</c> or <c>binary</c>; <c>binary</c> where it is not said.</summary>
    public string? Format { get; init; }

    /// <summary>The folder of adapters; that of the catalogue where it is not said.</summary>
    public string? Directory { get; init; }
}

/// <summary>Turns a request into an adapter, or into the sentence that says why not.</summary>
/// <param name="catalogue">The rows that there are.</param>
/// <param name="dialects">Every dialect's name.</param>
public sealed partial class NewAdapterReader(AdapterCatalogue catalogue, IReadOnlyList<string> dialects)
{
    private static readonly string[] Formats = ["binary", "text"];

    /// <summary>Reads a request; nothing is written.</summary>
    /// <exception cref="BadInputException">A name is taken, unknown or none.</exception>
    public NewAdapter Read(NewAdapterRequest request)
    {
        if (!RowName().IsMatch(request.Row))
            throw new BadInputException(
                $"\"{request.Row}\" is not a row name. Use lower-case letters, digits, dots and hyphens, such as acme or acme/fast.");
        if (catalogue.Contains(request.Row))
            throw new BadInputException(
                $"The row {request.Row} already exists in {catalogue.Find(request.Row).Project.ProjectFile}. Choose another name, such "
                    + $"as {request.Row.Split('/')[0]}/second.");
        if (!PackageId().IsMatch(request.Package))
            throw new BadInputException(
                $"\"{request.Package}\" is not a package id. Use letters and digits with single dots, hyphens or underscores between "
                    + "them.");
        if (request.Version is { } version && !ExactVersion().IsMatch(version))
            throw new BadInputException(
                $"\"{version}\" is not a package version. Give one such as 1.2.3 with --version, or omit it for the newest.");
        if (!dialects.Contains(request.Dialect))
            throw NearestNames.Unknown("dialect", request.Dialect, dialects);
        var format = request.Format ?? Formats[0];
        return Formats.Contains(format)
            ? new NewAdapter(request.Row, request.Package, request.Version ?? "", request.Dialect, SurfacesOf(request.Surfaces), format)
            : throw NearestNames.Unknown("format", format, Formats);
    }

    private static List<Surface> SurfacesOf(string? list)
    {
        var names = list is null ? [SurfaceTemplate.Names[0]] : Lists.Split(list, "--surface");
        return [.. names.Select(name => EnumNames.Read<Surface>("surface", name)).Distinct()];
    }

    [GeneratedRegex(@"\A[a-z0-9][a-z0-9.-]*(/[a-z0-9][a-z0-9.-]*)?\z")]
    private static partial Regex RowName();

    [GeneratedRegex(@"\A[A-Za-z0-9]+([._-][A-Za-z0-9]+)*\z")]
    private static partial Regex PackageId();

    [GeneratedRegex(@"\A\d+(\.\d+){1,3}(-[0-9A-Za-z.-]+)?\z")]
    private static partial Regex ExactVersion();
}
