using System.Buffers;

namespace Assay.Engine;

/// <summary>Values as a command line takes them.</summary>
public static class ShellText
{
    /// <summary>What a shell takes for its own where it is not quoted.</summary>
    private static readonly SearchValues<char> OfShells = SearchValues.Create("*? ()<>[]{}$&;|!#~`\'\"\t\n");

    /// <summary>A value, quoted where a shell would not take it as it is.</summary>
    public static string Of(string value) =>
        value.AsSpan().ContainsAny(OfShells) ? $"'{value.Replace("'", "'\\''", StringComparison.Ordinal)}'" : value;
}
