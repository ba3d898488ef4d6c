namespace Assay.Cli.Commands;

/// <summary>
/// The configuration that this program was built in: programs that are built when they are first needed must hold the same worker.
/// </summary>
internal static class BuildConfiguration
{
#if DEBUG
    public const string Name = "Debug";
#else
    public const string Name = "Release";
#endif
}
