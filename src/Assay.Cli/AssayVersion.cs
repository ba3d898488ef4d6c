using System.Reflection;

namespace Assay.Cli;

/// <summary>The version of this program.</summary>
public static class AssayVersion
{
    /// <summary>Such as <c>0.1.0</c>.</summary>
    public static string Text { get; } =
        typeof(AssayVersion).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion ?? "unknown";
}
