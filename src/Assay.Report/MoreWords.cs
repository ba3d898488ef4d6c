namespace Assay.Report;

/// <summary>What to type for the rest of a report.</summary>
internal static class MoreWords
{
    /// <summary>The command on one line: a shorter form of its options is better than a file without its name.</summary>
    /// <param name="style">The output, and the command.</param>
    /// <param name="unnamed">The command without a name of a file, where there is none or it is too long.</param>
    /// <param name="options">What the options show, the longest form first.</param>
    public static string Of(OutputStyle style, string unnamed, IReadOnlyList<string> options)
    {
        var width = Math.Max(style.Width, OutputStyle.MinimumWidth);
        string[] commands = style.Command.Length > 0 ? [style.Command, unnamed] : [unnamed];
        return Plain.Fitting(
            commands.SelectMany(command => options.Select(option => $"More: {(command.Length > 0 ? $"{command} " : "")}{option}")), width);
    }
}
