using System.Text.RegularExpressions;
using Assay.Core.Adapters;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Scaffolding;

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
            throw new BadInputException($"\"{request.Row}\" is no name of a row; give a family, such as acme, or a family and a variant, such as acme/fast, in small letters, digits, dots and hyphens.");
        if (catalogue.Contains(request.Row))
            throw new BadInputException($"There is a row {request.Row} already, in {catalogue.Find(request.Row).Project.ProjectFile}; choose another name, such as {request.Row.Split('/')[0]}/second.");
        if (!PackageId().IsMatch(request.Package))
            throw new BadInputException($"\"{request.Package}\" is no package id: letters and digits, with single dots, hyphens and underscores between them; correct --package.");
        if (request.Version is { } version && !ExactVersion().IsMatch(version))
            throw new BadInputException($"\"{version}\" is no version of a package; give one such as 1.2.3 with --version, or leave it out for the newest.");
        if (!dialects.Contains(request.Dialect))
            throw NearestNames.Unknown("dialect", request.Dialect, dialects);
        string format = request.Format ?? Formats[0];
        return Formats.Contains(format)
            ? new NewAdapter(request.Row, request.Package, request.Version ?? "", request.Dialect, SurfacesOf(request.Surfaces), format)
            : throw NearestNames.Unknown("format", format, Formats);
    }

    private static List<Surface> SurfacesOf(string? list)
    {
        IReadOnlyList<string> names = list is null ? [SurfaceTemplate.Names[0]] : Lists.Split(list, "--surface");
        return [.. names.Select(name => EnumNames.Read<Surface>("surface", name)).Distinct()];
    }

    [GeneratedRegex(@"^[a-z0-9][a-z0-9.-]*(/[a-z0-9][a-z0-9.-]*)?$")]
    private static partial Regex RowName();

    [GeneratedRegex(@"^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$")]
    private static partial Regex PackageId();

    [GeneratedRegex(@"^\d+(\.\d+){1,3}(-[0-9A-Za-z.-]+)?$")]
    private static partial Regex ExactVersion();
}
