namespace Assay.Cli.Tests.Types;

/// <summary>Files that show without Assay what rows do to a user's own types, built and run as their authors would.</summary>
public class ReproOfTypesTests
{
    private const string Source = """
        using System.Collections.Generic;

        namespace Shop
        {
            public class Account
            {
                private int balance;

                public string Owner { get; set; } = "";

                public void Deposit(int amount) => balance += amount;
            }

            public class Entry
            {
                private int rank;

                public Entry(int rank) => this.rank = rank;

                public string Title { get; set; }
            }

            public class Page<T>
            {
                private string cursor;

                public List<T> Items { get; set; } = new();

                public void MoveTo(string next) => cursor = next;
            }

            public class Bill
            {
                public Line First { get; set; }

                public Receipt.Line Paid { get; set; }

                public class Line
                {
                    private int cents;

                    public void Charge(int amount) => cents += amount;
                }
            }

            public class Receipt
            {
                public class Line
                {
                    public int Cents { get; set; }
                }
            }

            public class Journal
            {
                public Entry Now { get; set; }

                public Old.Entry Before { get; set; }
            }

            public class Heater
            {
                public string Room { get; set; } = "";

                public int Degrees { get; set; } = 20;
            }

            public class Ring
            {
                public Ring Next { get; set; }
            }

            public static class Samples
            {
                public static Account Account()
                {
                    Account made = new() { Owner = "Ada" };
                    made.Deposit(1250);
                    return made;
                }

                public static Page<Entry> Page()
                {
                    Page<Entry> made = new() { Items = { new Entry(3) { Title = "first" } } };
                    made.MoveTo("next");
                    return made;
                }

                public static Bill Bill()
                {
                    Bill made = new() { First = new(), Paid = new() { Cents = 5 } };
                    made.First.Charge(7);
                    return made;
                }

                public static Journal Journal() => new() { Before = new(9), Now = new Entry(2) };

                public static Heater Heater() => new() { Room = "kitchen", Degrees = 0 };

                public static Ring Ring()
                {
                    Ring made = new();
                    made.Next = made;
                    return made;
                }
            }
        }

        namespace Shop.Old
        {
            public class Entry
            {
                private int code;

                public Entry(int code) => this.code = code;
            }
        }
        """;

    [Theory]
    [Trait("Category", "slow")]
    [InlineData("json.net/reused", "Shop.Account", "Account", "", "FAILS: Account.balance: expected 1250, got 0",
        "With(new Account(), (\"balance\", 1250))")]
    [InlineData("json.net/reused", "Shop.Page<Shop.Entry>", "Page", "Items.rank", "FAILS: Page<Entry>.Items[0].rank: expected 3, got 0",
        "class Page<T>")]
    [InlineData("json.net/reused", "Shop.Bill", "Bill", "", "FAILS: Bill.First.cents: expected 7, got 0", "new Bill.Line()")]
    [InlineData("json.net/reused", "Shop.Journal", "Journal", "Before.code", "FAILS: Journal.Before.code: expected 9, got 0",
        "new Shop.Old.Entry(9)")]
    [InlineData("json.net/reused", "Shop.Ring", "Ring", "",
        "FAILS: expected the value back, got Newtonsoft.Json.JsonSerializationException: Self referencing loop", "class Ring")]
    [InlineData("system.text.json/source-generated", "Shop.Account", "Account", "", "FAILS: Account.balance: expected 1250, got 0",
        "[JsonSerializable(typeof(Account))]")]
    [InlineData("protobuf-net", "Shop.Heater", "Heater", "", "FAILS: Heater.Degrees: expected 0, got 20", "[ProtoMember(")]
    public void A_file_fails_as_the_verdict_says(string row, string root, string factory, string member, string line, string part)
    {
        using WorkingFolder folder = new();
        UserAssembly.CompileAsProject(folder.Path, "Shop", Source);
        string[] asked = member.Length == 0 ? [] : ["--member", member];

        var answer = AssayInProcess.Run(folder.Path,
            ["repro", row, "--types", "Shop.dll", "--root", root, "--factory", $"Shop.Samples.{factory}", "--out", "found.cs", .. asked]);

        Assert.True(answer.ExitCode == 0, answer.Errors);
        var source = File.ReadAllText(folder.File("found.cs"));
        Assert.Contains(part, source, StringComparison.Ordinal);
        Assert.DoesNotContain("Samples", source, StringComparison.Ordinal);
        (var exitCode, var output) = RepeatedFile.Run(folder.File("found.cs"));
        Assert.Equal(1, exitCode);
        Assert.StartsWith(line, output.Trim(), StringComparison.Ordinal);
    }

    [Theory]
    [Trait("Category", "slow")]
    [InlineData("hyperion", "", "hyperion keeps everything of Shop.Account, so there is nothing to show.")]
    [InlineData("json.net/reused", "Account.owner",
        "json.net/reused does not lose Account.owner of Shop.Account; it loses Account.balance. Name one of these with --member.")]
    public void What_is_not_lost_is_bad_input(string row, string member, string sentence)
    {
        using WorkingFolder folder = new();
        UserAssembly.CompileAsProject(folder.Path, "Shop", Source);
        string[] asked = member.Length == 0 ? [] : ["--member", member];

        var answer = AssayInProcess.Run(
            folder.Path, ["repro", row, "--types", "Shop.dll", "--root", "Shop.Account", "--factory", "Shop.Samples.Account", .. asked]);

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.Contains(sentence, answer.Errors, StringComparison.Ordinal);
        Assert.False(File.Exists(folder.File("repro.cs")));
    }

    [Theory]
    [InlineData("repro json.net/reused --types Shop.dll --root Shop.Acount", "Shop has no type Shop.Acount; the nearest names are ")]
    [InlineData("repro json.net/reused --types Shop.dll", "--types needs --root: the type in Shop.dll to measure")]
    [InlineData("repro json.net/reused private-field --types Shop.dll --root Shop.Account",
        "repro takes a case or --types, not both. Omit one of them.")]
    [InlineData(
        "repro json.net/reused private-field --member Account.balance", "--member needs --types: a case has one failure. Omit --member.")]
    [InlineData("repro google.protobuf --types Shop.dll --root Shop.Account",
        "No single C# file without Assay can show google.protobuf with Shop.Account. google.protobuf takes classes of a schema")]
    [InlineData("repro json.net/* --types Shop.dll --root Shop.Account", "repro takes one row; json.net/* are ")]
    public void A_wrong_option_is_one_sentence(string arguments, string sentence)
    {
        using WorkingFolder folder = new();
        UserAssembly.CompileAsProject(folder.Path, "Shop", Source);

        var answer = AssayInProcess.Run(folder.Path, arguments.Split(' '));

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
    }
}
