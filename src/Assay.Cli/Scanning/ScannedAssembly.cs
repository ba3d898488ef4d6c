using Assay.Shapes.Scanning;

namespace Assay.Cli.Scanning;

/// <summary>What a scan found in one assembly.</summary>
/// <param name="File">The file as it was given.</param>
/// <param name="Types">Its roots; empty where it has none.</param>
internal sealed record ScannedAssembly(string File, IReadOnlyList<ScannedType> Types);
