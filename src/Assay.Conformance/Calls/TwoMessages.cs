using Assay.Core.Protocol;

namespace Assay.Conformance.Calls;

/// <summary>Two messages are read from one stream, one after the other, and the first call takes nothing of the second.</summary>
[Case(62, "two-messages", CaseGroup.Calls,
    "Two messages are read from one stream, one after the other, and the first call takes nothing of the second.")]
[Exercise(TrialKind.TwoMessages)]
public sealed class TwoMessages : CallCase<Letter>
{
    /// <inheritdoc/>
    public override Letter Make(int number) => new()
    {
        Number = 500 + number,
        Subject = $"Letter {number}",
        Lines = [.. Enumerable.Range(0, 10).Select(line => $"line {line} of letter {number}")],
    };
}

public class Letter
{
    public int Number { get; set; }

    public string Subject { get; set; } = "";

    public List<string> Lines { get; set; } = [];
}
