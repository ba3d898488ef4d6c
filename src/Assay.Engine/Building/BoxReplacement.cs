using System.Diagnostics;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Building;

/// <summary>Whether a package really took the place of the box's own library: the newer of the two is loaded, whatever was restored.</summary>
internal static class BoxReplacement
{
    /// <summary>Any library of the runtime, to compare with: all are built from one commit, which stands behind their versions.</summary>
    private const string CoreLibrary = "System.Private.CoreLib.dll";

    /// <summary>Why it did not; null where it did, or none was asked to.</summary>
    /// <param name="request">What was built.</param>
    /// <param name="output">The folder of the program.</param>
    public static string? Failure(BuildRequest request, string output)
    {
        AdapterProject project = request.Project;
        if (request.Target.PackageVersion is null || project.Package != AdapterProject.InTheBox)
            return null;
        string library = Path.Combine(output, project.VersionedPackage + ".dll");
        return File.Exists(library) && !IsOfRuntime(library, Path.Combine(output, CoreLibrary))
            ? null
            : $"{project.VersionedPackage} {request.PackageVersion} is no newer than the one in {request.Target.Framework}, which is loaded instead; name a newer version or an older --runtime";
    }

    /// <summary>Whether a library beside the runtime's own ones is one of them.</summary>
    private static bool IsOfRuntime(string library, string coreLibrary) =>
        File.Exists(coreLibrary) && CommitOf(library) is { Length: > 0 } commit && commit == CommitOf(coreLibrary);

    private static string CommitOf(string library)
    {
        string version = FileVersionInfo.GetVersionInfo(library).ProductVersion ?? "";
        return version[(version.LastIndexOf('+') + 1)..];
    }
}
