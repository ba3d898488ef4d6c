namespace Assay.Experiments.Formats;

/// <summary>Reads a file of format cases.</summary>
/// <remarks>
/// Lines of a case: <c>case</c> is its name, unique in its format, which never changes. <c>into</c> is the shape: int, long, double, bool,
/// string, bytes, ints, bools, strings, map, nested, date-time, optional; or root, a document whose root is the value. <c>layout</c> is the
/// layout that it is written for, otherwise the first of the file. <c>text</c>, <c>line</c>, <c>wide</c> and <c>hex</c> are the payload,
/// joined in order: a text in UTF-8, the same with a line feed at its end, a text in UTF-16, bytes in hex with texts in quotes and comments
/// behind #. <c>accept</c>, <c>reject</c> and <c>either</c> say what the specification says, with the values that may come back, separated
/// by " or ": 5, 1.5, true, null, "a\u000a", 0x010203, [1, 2], {"a": 1}, {Value: 5}, 2020-01-02T03:04:05.0000000Z. <c>cites</c> is the
/// paragraph, <c>why</c> one or two sentences.
/// Lines at the top of a file: <c>address</c> is where the specification stands, with <c>{section}</c> for the cited section, then how
/// citations of this document begin, if there are several. <c>layout</c> and <c>writes</c> give what a row of that layout writes of each
/// shape; <c>${name}</c> is a place that differs from row to row, <c>${name:4}</c> one of four bytes; space, tag and name limit its text.
/// <c>inference</c> is the paragraph that leaves to readers which type a plain scalar gets.
/// </remarks>
internal sealed class CaseFileReader
{
    private const string Format = "format ";

    private readonly Dictionary<string, string> header = [];
    private readonly List<(string Name, List<(string Shape, PayloadTemplate Template)> Templates)> layouts = [];
    private readonly List<FormatCase> cases = [];
    private readonly List<SpecificationAddress> addresses = [];
    private readonly List<TemplatePart> payload = [];
    private readonly Dictionary<string, string> fields = [];

    /// <summary>The format that the lines of a file are about.</summary>
    public static string FormatOf(IEnumerable<string> lines) =>
        lines.First(line => line.StartsWith(Format, StringComparison.Ordinal))[Format.Length..];

    /// <summary>Reads the lines of a file.</summary>
    /// <exception cref="FormatException">A line cannot be read; the sentence names it.</exception>
    public static FormatCases Read(IEnumerable<string> lines)
    {
        CaseFileReader reader = new();
        var number = 0;
        foreach (var line in lines.Append(""))
        {
            number++;
            try
            {
                reader.Take(line);
            }
            catch (FormatException exception)
            {
                throw new FormatException($"Line {number}: {exception.Message}", exception);
            }
        }

        return reader.Whole();
    }

    private void Take(string line)
    {
        var words = line.Split(' ', 2);
        var rest = words.Length > 1 ? words[1] : "";
        if (line.Length == 0)
            EndCase();
        else if (line[0] == '#')
            return;
        else if (TemplateReader.IsBytes(words[0]) && fields.ContainsKey("case"))
            payload.AddRange(TemplateReader.Read(words[0], rest));
        else if (fields.ContainsKey("case") || words[0] == "case")
            AddField(words[0], rest);
        else if (words[0] == "address")
            addresses.Add(SpecificationAddress.Read(rest));
        else if (words[0] == "layout")
            layouts.Add((rest, []));
        else if (words[0] == "writes" && layouts.Count > 0)
            AddTemplate(rest.Split(' ', 2));
        else if (!header.TryAdd(words[0], rest))
            throw new FormatException($"'{words[0]}' stands there twice.");
    }

    private void AddField(string name, string value)
    {
        if (name is not ("case" or "layout" or "into" or "accept" or "reject" or "either" or "cites" or "why"))
            throw new FormatException($"A case has no line '{name}'.");
        if (!fields.TryAdd(name, value))
            throw new FormatException($"The case has two lines '{name}'.");
    }

    private void AddTemplate(string[] shape)
    {
        var bytes = shape.Length > 1 ? shape[1].TrimStart().Split(' ', 2) : [];
        if (bytes.Length < 2 || !TemplateReader.IsBytes(bytes[0]))
            throw new FormatException("'writes' needs a shape, 'text' or 'hex', and bytes.");
        layouts[^1].Templates.Add((shape[0], new PayloadTemplate([.. TemplateReader.Read(bytes[0], bytes[1])])));
    }

    private void EndCase()
    {
        if (fields.Count == 0)
            return;
        var name = fields["case"];
        if (cases.Exists(known => known.Name == name))
            throw new FormatException($"There are two cases {name}.");
        (var expected, var values) = Expectation(name);
        cases.Add(new FormatCase(
            name, fields.GetValueOrDefault("layout", layouts.FirstOrDefault().Name ?? ""), Field(name, "into"),
            new PayloadTemplate([.. payload]), expected,
            values.Length == 0 ? [] : values.Split(" or "), Field(name, "cites"), Field(name, "why")));
        fields.Clear();
        payload.Clear();
    }

    private (FormatExpectation Expected, string Values) Expectation(string name) =>
        (fields.GetValueOrDefault("accept"), fields.GetValueOrDefault("reject"), fields.GetValueOrDefault("either")) switch
        {
            ({ Length: > 0 } values, null, null) => (FormatExpectation.Accept, values),
            (null, "", null) => (FormatExpectation.Reject, ""),
            (null, null, { } values) => (FormatExpectation.Either, values),
            _ => throw new FormatException($"The case {name} needs one of 'accept VALUE', 'reject' and 'either'."),
        };

    private string Field(string name, string field) =>
        fields.GetValueOrDefault(field, "") is { Length: > 0 } value
            ? value
            : throw new FormatException($"The case {name} has no line '{field}'.");

    private FormatCases Whole()
    {
        FormatLayout[] all = [
            .. layouts.Select(layout => new FormatLayout(layout.Name, layout.Templates.ToLookup(one => one.Shape, one => one.Template)))];
        var lost =
            cases.Find(one => !Array.Exists(all, layout => layout.Name == one.Layout && layout.Templates.Contains(one.Shape)));
        if (lost is not null)
            throw new FormatException($"The case {lost.Name} is read into {lost.Shape}, which the layout {lost.Layout} does not write.");
        return new FormatCases(Header("format"), Header("specification"), header.GetValueOrDefault("extensions", ""), all, cases)
        {
            Addresses = addresses,
            Inference = header.GetValueOrDefault("inference", ""),
        };
    }

    private string Header(string name) =>
        header.GetValueOrDefault(name, "") is { Length: > 0 } value ? value : throw new FormatException($"The file has no line '{name}'.");
}
