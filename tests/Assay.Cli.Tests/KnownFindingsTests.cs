using System.IO.Compression;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using Assay.Cli.Tests.Types;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Hostile;
using Assay.Tests.Shared;

namespace Assay.Cli.Tests;

/// <summary>What is known of real libraries: the runners have to see it when they are given exactly the bytes that show it.</summary>
[Trait("Category", "slow")]
public sealed class KnownFindingsTests : IDisposable
{
    private const string Source = """
        [assembly: System.Reflection.AssemblyVersion("1.0.0.0")]

        namespace Known;

        [System.Serializable]
        public class Note
        {
            public string Text;
            public bool IsRead;
            public Note Next;
        }

        [System.Serializable]
        public class Envelope
        {
            public object Content;
        }
        """;

    private const string Note = "Known.Note";
    private const string Envelope = "Known.Envelope";
    private const string MemoryPack = "memory-pack/utf-8";
    private const string BinaryFormatter = "binary-formatter/serializable";
    private static readonly JsonSerializerOptions SavedForm = new(JsonSerializerDefaults.Web)
    {
        Converters = { new JsonStringEnumConverter() },
    };
    private readonly WorkingFolder folder = new();

    public KnownFindingsTests() => UserAssembly.CompileAsProject(folder.Path, "Known", Source);

    public void Dispose() => folder.Dispose();

    [Fact]
    public void MemoryPack_ends_the_process_where_a_text_has_the_smallest_length()
    {
        // One member, whose text has a length of -2147483648.
        var answer = Replayed(MemoryPack, Note, "length", HostileOutcome.Crashed, 1, 0, 0, 0, 0x80);

        Assert.Contains("MemoryPack 1.21.", answer, StringComparison.Ordinal);
        Assert.Contains("Input: 5 bytes: 01 00 00 00 80", answer, StringComparison.Ordinal);
        Assert.Contains("Now: Crashed, Fatal error. System.AccessViolationException", answer, StringComparison.Ordinal);
        Assert.Contains("Grade: crashes", answer, StringComparison.Ordinal);
    }

    [Fact]
    public void MemoryPack_accepts_a_bool_of_2()
    {
        // Two members: no text, and the bool.
        var answer = Replayed(MemoryPack, Note, "value", HostileOutcome.ImpossibleValue, 2, 0xFF, 0xFF, 0xFF, 0xFF, 2);

        Assert.Contains("Now: ImpossibleValue, Note.IsRead: a bool of 2", answer, StringComparison.Ordinal);
        Assert.Contains("Grade: corrupts", answer, StringComparison.Ordinal);
    }

    [Fact]
    public void Both_are_found_in_MemoryPack_without_being_named()
    {
        var answer = AssayInProcess.Run(
            folder.Path, "check", "hostile", "--row", MemoryPack, "--types", "Known.dll", "--root", Note, "--kind", "length,value",
            "--out", "found.json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.Contains("hostile inputs: 1 row crashes.", answer.Output, StringComparison.Ordinal);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("found.json")));
        string?[] outcomes = [.. results.RootElement.GetProperty("samples").GetProperty("inputs")[0].GetProperty("kinds").EnumerateArray()
            .SelectMany(kind => kind.GetProperty("groups").EnumerateArray()).Select(group => group.GetProperty("outcome").GetString())];
        Assert.Contains("crashed", outcomes);
        Assert.Contains("impossibleValue", outcomes);
    }

    [Fact]
    public void A_graph_of_BinaryFormatter_names_any_type_and_gets_it()
    {
        byte[] version = [4, .. Number(3), .. Name("System.Version"), .. Number(4), .. Name("_Major"), .. Name("_Minor"), .. Name("_Build"),
            .. Name("_Revision"), 0, 0, 0, 0, 8, 8, 8, 8, .. Number(1), .. Number(2), .. Number(3), .. Number(4)];
        byte[] head = [0, .. Number(1), .. Number(-1), .. Number(1), .. Number(0)];
        byte[] library = [12, .. Number(2), .. Name("Known, Version=1.0.0.0, Culture=neutral, PublicKeyToken=null")];
        byte[] envelope = [5, .. Number(1), .. Name(Envelope), .. Number(1), .. Name("Content"), 2, .. Number(2)];

        var held =
            Replayed(BinaryFormatter, Envelope, "type", HostileOutcome.Changed, [.. head, .. library, .. envelope, .. version, 11]);
        Assert.Contains("Now: Changed, Envelope.Content: a Version instead of ", held, StringComparison.Ordinal);

        // The cast comes after the object was made.
        head[1] = 3;
        var root = Replayed(BinaryFormatter, Envelope, "type", HostileOutcome.Threw, [.. head, .. version, 11]);
        Assert.Contains("Now: Threw, System.InvalidCastException: Unable to cast object of type 'System.Version' to type 'Known.Envelope'.",
            root, StringComparison.Ordinal);
        Assert.Contains("Grade: leaky", root, StringComparison.Ordinal);
    }

    [Fact]
    public void System_Text_Json_accepts_duplicate_members_unless_it_is_strict()
    {
        var answer = AssayInProcess.Run(
            folder.Path, "check", "formats", "--row", "system.text.json/defaults,system.text.json/reflection,system.text.json/strict",
            "--case", "duplicate-names", "--out", "formats.json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("formats.json")));
        JsonElement[] checks = [
            .. results.RootElement.GetProperty("samples").GetProperty("checks").EnumerateArray()
                .OrderBy(check => check.GetProperty("row").GetString(), StringComparer.Ordinal)];
        Assert.Equal(
            ["system.text.json/defaults eitherAccepted 6", "system.text.json/reflection eitherAccepted 6",
                "system.text.json/strict eitherRejected "],
            checks.Select(
                check =>
                    $"{check.GetProperty("row").GetString()} {check.GetProperty("verdict").GetString()} "
                        + $"{check.GetProperty("value").GetString()}"));
        Assert.Contains("Duplicate property 'Value'", checks[2].GetProperty("cause").GetString(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(64, HostileOutcome.Changed, "Now: Changed")]
    [InlineData(
        65, HostileOutcome.Threw, "Now: Threw, Newtonsoft.Json.JsonReaderException: The reader's MaxDepth of 64 has been exceeded.")]
    public void Json_NET_stops_at_its_own_limit_of_64_levels(int levels, HostileOutcome outcome, string sentence)
    {
        var nested = string.Concat(Enumerable.Repeat("{\"Next\":", levels - 1)) + "{}" + new string('}', levels - 1);

        var answer = Replayed("json.net/strict", Note, "depth", outcome, Encoding.UTF8.GetBytes(nested));

        Assert.Contains(sentence, answer, StringComparison.Ordinal);
        Assert.Contains("Grade: contained", answer, StringComparison.Ordinal);
    }

    /// <summary>What <c>--replay</c> prints of an input, which does what was expected.</summary>
    private string Replayed(string row, string root, string kind, HostileOutcome outcome, params byte[] payload)
    {
        SavedInput input = new()
        {
            Row = IdOf.Label(row),
            Workload = new WorkloadOptions(root, 1, 0, "object"),
            Surface = row == MemoryPack ? Surface.Bytes : Surface.Stream,
            Kind = kind,
            What = "known bytes",
            Outcome = outcome,
            Bytes = payload.Length,
            Deflated = Deflated(payload),
        };
        File.WriteAllText(folder.File("input.json"), JsonSerializer.Serialize(input, SavedForm));
        var answer =
            AssayInProcess.Run(folder.Path, "check", "hostile", "--replay", "input.json", "--types", "Known.dll", "--root", root);
        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.Contains("It happens again.", answer.Output, StringComparison.Ordinal);
        return answer.Output;
    }

    private static byte[] Deflated(byte[] payload)
    {
        using MemoryStream packed = new();
        using (DeflateStream deflated = new(packed, CompressionLevel.Optimal, leaveOpen: true))
            deflated.Write(payload);
        return packed.ToArray();
    }

    /// <summary>A number of [MS-NRBF]: four bytes, the lowest first.</summary>
    private static byte[] Number(int value) => [(byte)value, (byte)(value >> 8), (byte)(value >> 16), (byte)(value >> 24)];

    /// <summary>A text of [MS-NRBF] with its length before it.</summary>
    private static byte[] Name(string text) => [(byte)text.Length, .. Encoding.UTF8.GetBytes(text)];
}
