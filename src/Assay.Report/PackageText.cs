namespace Assay.Report;

/// <summary>A row's package in words.</summary>
public static class PackageText
{
    private const string InTheBox = "in the box";

    /// <summary>The package and its version; a library that is part of .NET has none.</summary>
    /// <param name="package">The package as results files name it.</param>
    /// <param name="version">Its version; empty where none is known.</param>
    public static string Of(string package, string version) => $"{(package == InTheBox ? "built into .NET" : package)} {version}".TrimEnd();
}
