using Assay.Core.Protocol;

namespace Assay.Conformance.Calls;

/// <summary>
/// Of an object whose members another thread replaces meanwhile, each payload is readable and holds values that were there, or there is an
/// error.
/// </summary>
[Case(67, "changing-object", CaseGroup.Calls,
    "Of an object whose members another thread replaces meanwhile, each payload is readable and holds values that were there, "
        + "or there is an error.", Expected = Expected.Either)]
[Exercise(TrialKind.Changing)]
public sealed class ChangingObject : CallCase<Logbook>
{
    /// <inheritdoc/>
    public override Logbook Make(int number) => new()
    {
        Revision = 1_000 * (number + 1),
        Title = new string((char)('a' + (number % 26)), 5 + (number * 3_000)),
        Lines = [.. Enumerable.Range(0, 5 + (number * 400)).Select(line => $"line {line} of {number}")],
        Marks = [.. Enumerable.Range(0, 5 + (number * 2_000)).Select(mark => (number * 100_000) + mark)],
    };
}

public class Logbook
{
    public int Revision { get; set; }

    public string Title { get; set; } = "";

    public List<string> Lines { get; set; } = [];

    public int[] Marks { get; set; } = [];
}
