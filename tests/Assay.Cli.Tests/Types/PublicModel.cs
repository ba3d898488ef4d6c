namespace Assay.Cli.Tests.Types;

/// <summary>A type of a public package, as a line of <c>Models/models.tsv</c> names it.</summary>
/// <param name="Package">The package.</param>
/// <param name="Version">Its version.</param>
/// <param name="Assembly">The assembly that declares the root.</param>
/// <param name="Root">The root.</param>
internal sealed record PublicModel(string Package, string Version, string Assembly, string Root)
{
    /// <summary>Every line.</summary>
    public static IReadOnlyList<PublicModel> All { get; } =
        [.. LinesOf("models.tsv").Select(fields => new PublicModel(fields[0], fields[1], fields[2], fields[3]))];

    /// <summary>Packages with a line in <c>limits.tsv</c>.</summary>
    public static IEnumerable<string> LimitedPackages => LinesOf("limits.tsv").Select(fields => fields[0]);

    /// <summary>What the reasons hold for which rows of Assay do not judge the model of a package.</summary>
    public static IEnumerable<string> LimitsOf(string package) =>
        LinesOf("limits.tsv").Where(fields => fields[0] == package).Select(fields => fields[1]);

    /// <summary>Restores the package with all that it needs.</summary>
    /// <param name="folder">Where to.</param>
    /// <param name="assembly">The assembly, among those that it needs.</param>
    /// <param name="output">What the build printed.</param>
    /// <returns>Whether it is available here.</returns>
    public bool TryBuild(WorkingFolder folder, out string assembly, out string output)
    {
        var place = Directory.CreateDirectory(folder.File("model")).FullName;
        File.WriteAllText(Path.Combine(place, "model.csproj"), $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <TargetFramework>net10.0</TargetFramework>
                <CopyLocalLockFileAssemblies>true</CopyLocalLockFileAssemblies>
                <NoWarn>NU1603;NU1701;NU1901;NU1902;NU1903;NU1904</NoWarn>
              </PropertyGroup>
              <ItemGroup><PackageReference Include="{Package}" Version="{Version}" /></ItemGroup>
            </Project>
            """);
        assembly = Path.Combine(place, "out", $"{Assembly}.dll");
        return DotnetBuild.Try(place, out output, "-o", Path.Combine(place, "out")) && File.Exists(assembly);
    }

    private static IEnumerable<string[]> LinesOf(string file) =>
        File.ReadLines(Path.Combine(AdapterFolder.Root, "tests", "Assay.Cli.Tests", "Types", "Models", file))
            .Where(line => !line.StartsWith('#')).Select(line => line.Split('\t'));
}
