
namespace Assay.Cli.Tests.Types;

/// <summary>
/// Whose limit a verdict names, on classes whose authors decide: guards, attributes, converters and equality of their own. The
/// libraries themselves answer.
/// </summary>
[Trait("Category", "slow")]
public sealed class BlameTests
{
    private const string Source = """
        using System;
        using System.Collections.Generic;
        using System.Text.Json;
        using System.Text.Json.Serialization;
        public class Guarded
        {
            public Guarded(int quantity) { ArgumentOutOfRangeException.ThrowIfNotEqual(quantity, 7); Quantity = quantity; }
            public int Quantity { get; }
        }
        public class Ignoring { public int Kept { get; set; } [JsonIgnore] public string Left { get; set; } }
        public class Ignored { public Ignoring Inner { get; set; } public List<Ignoring> All { get; set; } }
        public sealed class Seconds : JsonConverter<TimeSpan>
        {
            public override TimeSpan Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
                TimeSpan.FromSeconds(reader.GetInt64());
            public override void Write(Utf8JsonWriter writer, TimeSpan value, JsonSerializerOptions options) =>
                writer.WriteNumberValue((long)value.TotalSeconds);
        }
        public class Rounding { [JsonConverter(typeof(Seconds))] public TimeSpan Wait { get; set; } public string Name { get; set; } }
        public sealed class QuantityText : JsonConverter<Quantity>
        {
            public override Quantity Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new(reader.GetString());
            public override void Write(Utf8JsonWriter writer, Quantity value, JsonSerializerOptions options) =>
                writer.WriteStringValue(value.Text);
        }
        [JsonConverter(typeof(QuantityText))]
        public sealed class Quantity
        {
            private readonly string text;
            private int cached;
            public Quantity(string text) { this.text = text; cached = -1; }
            public string Text => text;
            public override bool Equals(object other) => other is Quantity quantity && quantity.text == text;
            public override int GetHashCode() => text.GetHashCode();
        }
        public class Holding { public Quantity Much { get; set; } public int Number { get; set; } }
        public class Looped
        {
            public Looped Next { get; set; }
            public static Looped Make() { Looped looped = new(); looped.Next = looped; return looped; }
        }
        public class Cloned { public ICloneable Template { get; set; } public int Number { get; set; } }
        public class Part : ICloneable { public int Size { get; set; } public object Clone() => this; }
        [Serializable] public class Compared
        {
            public Dictionary<string, int> ByName { get; set; } = new(StringComparer.OrdinalIgnoreCase);
            public static Compared Make() => new() { ByName = { ["a"] = 1 } };
        }
        """;

    [Theory]
    [InlineData(
        "Guarded", "json.net/reused: rejected code, json.net/data-contract: rejected code, system.text.json/reflection: rejected code")]
    [InlineData("Ignoring", "json.net/reused: supported , system.text.json/reflection: lossy attributes")]
    [InlineData("Ignored", "json.net/reused: supported , system.text.json/reflection: lossy attributes")]
    [InlineData("Rounding", "json.net/reused: supported , system.text.json/reflection: lossy attributes")]
    [InlineData("Holding", "system.text.json/reflection: supported ")]
    [InlineData("Cloned", "system.text.json/reflection: supported , system.text.json/derived-types: supported ")]
    [InlineData("Compared", "data-contract/serializable: lossy library")]
    [InlineData("Looped", "json.net/reused: rejected settings, json.net/preserve-references: supported ")]
    public void A_limit_is_of_whoever_decided(string root, string expected)
    {
        using WorkingFolder folder = new();
        UserAssembly.CompileAsProject(folder.Path, "Blame", Source);
        string[] rows = [.. expected.Split(", ").Select(one => one.Split(": ")[0])];
        string[] factory = root is "Compared" or "Looped" ? ["--factory", $"{root}.Make"] : [];

        using var tables =
            CheckedRows.Read(folder, ["check", "--types", "Blame.dll", "--root", root, "--rows", string.Join(',', rows), .. factory]);

        var found = tables.RootElement.GetProperty("data")[0].GetProperty("rows").EnumerateArray()
            .ToDictionary(row => row.GetProperty("row").GetString()!);
        Assert.Equal(expected, string.Join(", ", rows.Select(row => $"{row}: {Said(row, "verdict")} {Said(row, "limitOf")}")));
        Assert.All(found.Values.Where(row => row.GetProperty("limitOf").GetString() == "code"),
            row => Assert.Equal("Guarded's constructor", row.GetProperty("thrownBy").GetString()));
        Assert.All(found.Values.Where(_ => root == "Holding"),
            row => Assert.Equal("Holding.Much: equal by its own Equals", row.GetProperty("notes")[0].GetString()));

        string Said(string row, string property) => found[row].GetProperty(property).GetString()!;
    }

    [Fact]
    public void A_pipe_gets_the_librarys_sentence_and_both_values_and_a_file_neither()
    {
        using WorkingFolder folder = new();
        UserAssembly.CompileAsProject(folder.Path, "Blame", Source);

        var rounding = AssayInProcess.Run(
            folder.Path, "check", "--types", "Blame.dll", "--root", "Rounding", "--rows", "system.text.json/reflection", "--out", "r.json");
        var guarded =
            AssayInProcess.Run(folder.Path, "check", "--types", "Blame.dll", "--root", "Guarded", "--rows", "system.text.json/reflection");

        Assert.Matches(@"Rounding\.Wait: another value \(expected -?[\d.]*\d\d:\d\d:\d\d\.\d+, got", rounding.Output);
        Assert.DoesNotContain("expected", File.ReadAllText(folder.File("r.json")), StringComparison.Ordinal);
        Assert.Contains("--include-sample keeps both", rounding.Errors, StringComparison.Ordinal);
        Assert.Contains("must be equal to '7'", guarded.Output.ReplaceLineEndings(" ").Replace("     ", " ", StringComparison.Ordinal),
            StringComparison.Ordinal);
        Assert.Contains("--factory METHOD", guarded.Output.ReplaceLineEndings(" "), StringComparison.Ordinal);
    }
}
