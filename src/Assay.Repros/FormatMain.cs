using Assay.Core.CSharp;
using Assay.Repros.Calls;

namespace Assay.Repros;

/// <summary>What a specification says of the payload of a file.</summary>
/// <param name="Shape">What the only member of the root is, such as <c>int</c>; CaseFileReader lists them.</param>
/// <param name="Right">The values of that member that may come back, as text; empty where none may.</param>
/// <param name="MayFail">Whether an error is right.</param>
public sealed record FormatQuestion(string Shape, IReadOnlyList<string> Right, bool MayFail);

/// <summary>The statements of a file that reads one payload and compares the value with what a specification says.</summary>
internal sealed class FormatMain(ReproParts parts, IReadOnlyList<string> setup)
{
    /// <summary>A root that is null, as verdicts say it.</summary>
    public const string NoRoot = "(null in the place of the root)";

    private const string OfBool = "bool flag => flag ? \"true\" : \"false\",";
    private const string OfText =
        "string text => '\"' + string.Concat(text.Select(unit => unit is '\"' or '\\\\' ? $\"\\\\{unit}\" : unit is >= ' ' and <= '~' ? "
            + "$\"{unit}\" : $\"\\\\u{(int)unit:x4}\")) + '\"',";
    private const string OfBytes = "byte[] bytes => \"0x\" + Convert.ToHexString(bytes),";
    private const string OfDate = "DateTime time => (time.Kind == DateTimeKind.Local ? time.ToUniversalTime() : time).ToString(\"O\"),";
    private const string OfMap =
        "IDictionary<string, int> map => \"{\" + string.Join(\", \", map.Select(entry => $\"{Text(entry.Key)}: {entry.Value}\")) + \"}\",";
    private const string OfList =
        "System.Collections.IEnumerable list => \"[\" + string.Join(\", \", list.Cast<object?>().Select(Text)) + \"]\",";
    private const string OfObject = "IntValue inner => $\"{{Value: {inner.Value}}}\",";

    private readonly FormatQuestion asked = parts.Question!;

    private bool MustFail => asked.Right.Count == 0;

    private string Expected => MustFail ? "an error" : string.Join(" or ", asked.Right);

    public string Statements()
    {
        string[] lines =
        [
            $"byte[] payload = {parts.Payload!.Expression};",
            .. setup,
            "",
            "string found;",
            .. Guarded.Try(
                [new SurfaceCalls(parts.Surface).Reading,
                    $"found = copy is null ? {CSharpText.Literal(NoRoot)} : Text(copy.Value);"], Caught()),
            "",
            .. Judging(),
        ];
        return string.Join('\n', parts.Failure == ReproFailure.Hang ? MainCode.Watch.Concat(lines) : lines);
    }

    /// <summary>The function that writes a value as text.</summary>
    public string Function =>
        string.Join('\n',
            ["static string Text(object? value) => value switch", "{", "    null => \"null\",", .. Arms().Select(arm => "    " + arm),
            "    _ => Convert.ToString(value, System.Globalization.CultureInfo.InvariantCulture)!,", "};"]);

    private string[] Caught() => asked.MayFail
        ? ["Console.WriteLine($\"HOLDS: an error, {exception.GetType().FullName}: {exception.Message}\");", "return 0;"]
        : [$"Console.WriteLine({CSharpText.Literal($"FAILS: expected {Expected}, got ")} + $\"{{exception.GetType().FullName}}: "
            + $"{{exception.Message}}\");", "return 1;"];

    private string[] Judging() => MustFail
        ? ["Console.WriteLine($\"FAILS: expected an error, got {found}\");", "return 1;"]
        :
        [
            $"bool isRight = found is {string.Join(" or ", asked.Right.Select(CSharpText.Literal))};",
            $"Console.WriteLine(isRight ? $\"HOLDS: {{found}}\" : {CSharpText.Literal($"FAILS: expected {Expected}, got ")} + found);",
            "return isRight ? 0 : 1;",
        ];

    private string[] Arms() => asked.Shape switch
    {
        "bool" => [OfBool],
        "string" => [OfText],
        "bytes" => [OfBytes],
        "date-time" => [OfDate],
        "map" => [OfText, OfMap],
        "ints" => [OfList],
        "bools" => [OfBool, OfList],
        "strings" => [OfText, OfList],
        "nested" => [OfObject],
        _ => [],
    };
}
