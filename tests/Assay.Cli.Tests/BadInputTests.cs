namespace Assay.Cli.Tests;

public class BadInputTests
{
    [Theory]
    [InlineData("",
        "Command missing. Use one of: run, article, check, repro, choose, report, compare, merge, show, new-adapter, init, completion, "
            + "cache, validate.")]
    [InlineData("rum", "There is no command \"rum\". Nearest: run")]
    [InlineData("show", "Command missing. Use one of: rows, data-sets, cases, payload, contract. 'assay show --help' explains them.")]
    [InlineData("show --rows json.net", "Command missing. Use one of: rows, data-sets, cases, payload, contract.")]
    [InlineData("show row", "There is no command \"row\". Nearest: rows")]
    [InlineData("run --proceses 3", "There is no option \"--proceses\". Nearest: --processes")]
    [InlineData("run --proceses=3", "There is no option \"--proceses\". Nearest: --processes")]
    [InlineData("run --rows json.net/reusd", "There is no row \"json.net/reusd\". Nearest: json.net/reused")]
    [InlineData("run --rows nothing/*", "There is no row \"nothing/*\".")]
    [InlineData("run --data-set boks", "There is no data set \"boks\". Nearest: books")]
    [InlineData("run --size 101", "books has no size \"101\". Nearest: 100, 500, 1k.")]
    [InlineData("run --size big", "books has no size \"big\".")]
    [InlineData("run --payload 100", "--payload needs a data set with a binary payload: books-payload")]
    [InlineData("run --surface strem", "There is no surface \"strem\". Nearest: stream")]
    [InlineData("run --operation read", "There is no operation \"read\".")]
    [InlineData("run startup --processes none", "--processes takes a number from 1 to 1000, not \"none\". The default is 15.")]
    [InlineData("run startup --operation read-one",
        "assay run startup times serialize and deserialize only. Use --operation serialize, --operation deserialize, or neither.")]
    [InlineData("run --protocol paper", "--protocol is called 'assay run calls' now.")]
    [InlineData("run calls --operation open",
        "assay run calls times serialize and deserialize only. Use --operation serialize, --operation deserialize, or neither.")]
    [InlineData("run --rows json.net startup", "--rows stands before the command it is for. Write it after 'assay run startup'.")]
    [InlineData("conform hostile --rows json.net", "'assay conform hostile' is called 'assay check hostile' now.")]
    [InlineData("conform --rows json.net", "'assay conform' is called 'assay check cases' now.")]
    [InlineData("scale --to 10k", "'assay scale' is called 'assay run growth' now.")]
    [InlineData("list rows", "'assay list rows' is called 'assay show rows' now.")]
    [InlineData("run --blocks 6", "--blocks is called --processes now.")]
    [InlineData("run growth --verify", "--verify has an effect only with --predict. Add --predict 1M, or omit --verify.")]
    [InlineData("run growth --predict", "--predict has no value. Give one, or omit --predict.")]
    [InlineData("run growth --predict 0", "--predict takes a number of objects such as 100k or 1M, not \"0\".")]
    [InlineData("run growth --predict 5 --data-set books,northwind",
        "Predictions are of one data set at a time. Name one with --data-set; --others names further ones to learn from.")]
    [InlineData("run growth --predict 5 --others text,nothing-such", "There is no data set \"nothing-such\".")]
    [InlineData("run growth --predict 5 --from missing.json", "There is no results file missing.json. Name one that 'assay run' wrote.")]
    [InlineData("run growth --predict 5 --from missing.json --verify",
        "--from predicts without measuring, so --verify has no effect. Omit --verify or --from.")]
    [InlineData("run memory --processes none", "--processes takes a number from 1 to 1000, not \"none\". The default is 1.")]
    [InlineData("run memory --span 1ms", "--span takes a duration from 0.1s to 1h, such as 60s, not \"1ms\".")]
    [InlineData("run memory --threads two", "--threads takes numbers from 1 to 1024, such as 1,2,4, not \"two\".")]
    [InlineData("run memory --gc serve", "There is no garbage collector \"serve\". Nearest: server")]
    [InlineData("run memory --gen0 10", "--gen0 takes a number of bytes from 263k to 2000M, such as 4M, not \"10\".")]
    [InlineData("run memory --held byte", "There is no form of a cache's entries \"byte\". Nearest: bytes")]
    [InlineData("run memory --entries none", "--entries takes a number such as 10k or 1M, not \"none\".")]
    [InlineData("run memory --held bytes --entries 2000M",
        "--entries 2000M cannot fit in memory: 2000000000 entries of at least 64 bytes take 128.0 GB, and a worker may take ")]
    [InlineData("run memory --held bytes --threads 2",
        "--threads has no effect on a cache, which one thread uses. Omit --threads, or --held and --entries.")]
    [InlineData(
        "run memory --held bytes --operation serialize", "--operation of 'assay run memory' takes deserialize for a cache, not "
            + "\"serialize\".")]
    [InlineData("run memory --operation open", "--operation of 'assay run memory' takes serialize or deserialize, not \"open\".")]
    [InlineData("run growth --size 3x", "--size takes numbers of objects such as 100k or 14M, not \"3x\".")]
    [InlineData(
        "run growth --data-set four-strings", "four-strings has one size, so nothing can grow. Name a data set with several, such as "
            + "books.")]
    [InlineData("run growth --size 100", "--size 100 leaves 3 sizes, and a fit needs 4. Use --size 1k or more.")]
    [InlineData("run io --through soket", "There is no transport \"soket\". Nearest: socket")]
    [InlineData("run io --surface bytes,strem", "There is no surface \"strem\". Nearest: stream")]
    [InlineData("run io --compress gzip", "There is no compression \"gzip\".")]
    [InlineData("run io --network fast", "--network takes speeds such as 10Mbit, 2.5Gbit or 56kbit, not \"fast\".")]
    [InlineData(
        "run io --operation open", "assay run io sends what is serialized and receives what is deserialized, so it has no operation "
            + "\"open\".")]
    [InlineData("run io --processes 0", "--processes takes a number from 1 to 1000, not \"0\". The default is 3.")]
    [InlineData("repro json.net/reused", "repro needs a case, such as: assay repro json.net/reused private-field.")]
    [InlineData("repro json.net/reusd private-field", "There is no row \"json.net/reusd\". Nearest: json.net/reused")]
    [InlineData("repro json.net/reused#privat-field", "There is no case \"privat-field\". Nearest: private-field")]
    [InlineData("repro json.net/* private-field", "repro takes one row and one case; json.net/* private-field are ")]
    [InlineData("repro reference/copy private-field", "reference/copy is a reference row of Assay, not a library.")]
    [InlineData("check formats --format-of jsno", "There is no format \"jsno\". Nearest: json")]
    [InlineData("check formats --format-of json --case leading-zeros",
        "There is no format case \"leading-zeros\". Nearest: exponent-with-leading-zeros, leading-zero")]
    [InlineData("check formats --corpus .", "--corpus needs the format of its files. Name one, such as --format-of json.")]
    [InlineData("check formats --rows reference/*", "None of these rows promises one of these formats.")]
    [InlineData("run --rows system.formats.cbor",
        "system.formats.cbor is not timed: it is no serializer, and its mapping is Assay's. Judge it with 'assay check formats --rows "
            + "system.formats.cbor'.")]
    [InlineData("run startup --rows system.text.json/reflection,system.formats.cbor", "system.formats.cbor is not timed")]
    [InlineData("run --rows json.net/reused --reference system.formats.cbor", "system.formats.cbor is not timed")]
    [InlineData("check formats --resume missing.json", "There is no results file missing.json.")]
    [InlineData("run --processes none", "--processes takes a number from 1")]
    [InlineData("run --budget 2", "--budget takes a duration such as 90s, 2m or 1h")]
    [InlineData("run --precision half", "--precision takes a share from 0.1% to 20%")]
    [InlineData("run --processes 9 --precision 1%",
        "--processes (a fixed number) and --precision (as many as needed) cannot be combined. Omit one of them.")]
    [InlineData("run --shard 7/6 --processes 6", "--shard takes a part of a run such as 2/6 (the second of six), not \"7/6\".")]
    [InlineData("run --shard second --processes 6", "--shard takes a part of a run such as 2/6 (the second of six), not \"second\".")]
    [InlineData("run --shard 2/6", "--shard 2/6 needs a block for each shard, but the run has 3 (the default). Use --processes 6 or more.")]
    [InlineData("run --shard 2/12 --processes 6", "--shard 2/12 needs a block for each shard, but the run has 6. Use --processes 12 or "
        + "more.")]
    [InlineData("run --shard 2/6 --budget 10m",
        "--shard needs a fixed number of blocks, the same for every shard, so it cannot be combined with --budget. Use "
            + "--processes 6 or more.")]
    [InlineData("run --shard 2/6 --processes 6 --budget 10m",
        "--shard needs a fixed number of blocks, the same for every shard, so it cannot be combined with --budget.")]
    [InlineData("run --shard 2/6 --precision 1%",
        "--shard needs a fixed number of blocks, the same for every shard, so it cannot be combined with --precision.")]
    [InlineData("run --profile serve-gc", "There is no profile \"serve-gc\". Nearest: server-gc")]
    [InlineData("run --profile mixed-types", "--profile mixed-types needs two or more data sets. Name them")]
    [InlineData("run --rows json.net/reused --deep json.net/reusd",
        "There is no row to look at with --deep \"json.net/reusd\". Nearest: json.net/reused")]
    [InlineData("run --reference jsn.net", "There is no row \"jsn.net\". Nearest: json.net/")]
    [InlineData("run --format tabel", "There is no format \"tabel\". Nearest: table")]
    [InlineData("run --rows", "--rows has no value. Give one, or omit --rows.")]
    [InlineData("run --source ''", "--source has no value. Give one, or omit --source.")]
    [InlineData("run --surface ''", "--surface has no value. Give one, or omit --surface.")]
    [InlineData("report a.json --format ''", "--format has no value. Give one, or omit --format.")]
    [InlineData("check hostile --replay ''", "--replay has no value. Give one, or omit --replay.")]
    [InlineData("check --types Shop.dll --root ''", "--root has no value. Give one, or omit --root.")]
    [InlineData("run --rows --data-set books", "--rows has no value: after it comes the option --data-set. Give one, or omit --rows.")]
    [InlineData("check --types --root X", "--types has no value: after it comes the option --root.")]
    [InlineData("run --rows a --rows b", "--rows is given 2 times. Give it once; lists take commas, such as --rows a,b.")]
    [InlineData("run -- --rows x", "\"--rows\" is not read, because -- before it ends the options. Omit the --.")]
    [InlineData("check -- books", "\"books\" is not read, because -- before it ends the options. Omit the --.")]
    [InlineData("run -rows x", "There is no option \"-rows\". Write --rows, with two hyphens.")]
    [InlineData("run /rows x", "There is no option \"/rows\". Write --rows, with two hyphens.")]
    [InlineData("run \u2014rows x", "There is no option \"\u2014rows\". Write --rows, with two hyphens.")]
    [InlineData("run \u2013-rows x", "There is no option \"\u2013-rows\". Write --rows, with two hyphens.")]
    [InlineData("check --include-sample=maybe", "--include-sample takes no value. Omit \"maybe\".")]
    [InlineData("help", "'assay --help' shows the help.")]
    [InlineData("help run", "'assay run --help' shows the help.")]
    [InlineData("run help", "'assay run --help' shows the help.")]
    [InlineData("repro --case x", "There is no option \"--case\". ")]
    [InlineData("report --x.json", "There is no option \"--x.json\". ")]
    [InlineData("report -- --x.json", "There is no results file --x.json.")]
    [InlineData("check --types ''", "--types has no value. Give one, or omit --types.")]
    [InlineData("run --processes -1", "--processes takes a number from 1 to 1000, not \"-1\".")]
    [InlineData("run --budget -1m", "--budget takes a duration such as 90s, 2m or 1h, not \"-1m\".")]
    [InlineData("run --precision -3%", "--precision takes a share from 0.1% to 20%, such as 1% or 0.01, not \"-3%\".")]
    [InlineData("run --size -5", "books has no size \"-5\".")]
    [InlineData("run --data-set books, northwind",
        "\"northwind\" belongs to no option. Write lists with commas and no spaces, such as --rows a,b.")]
    [InlineData("show rows x", "\"x\" belongs to no option. 'assay show rows --help' explains the options.")]
    [InlineData("run bson", "There is no command \"bson\". ")]
    [InlineData("run --resume missing.json", "There is no results file missing.json")]
    [InlineData("report", "Required argument 'FILE' missing for command")]
    [InlineData("report missing.json", "There is no results file missing.json")]
    [InlineData("compare", "Required argument 'FILE' missing for command")]
    [InlineData("compare missing.json", "There is no results file missing.json")]
    [InlineData("compare missing.json --fail-over much", "--fail-over: 'much' is not a percentage from 0% up, such as 5%.")]
    [InlineData("merge", "Required argument 'FILE' missing for command: 'merge'.")]
    [InlineData("merge part1.json", "--out is missing. Name the file for the merged results, such as --out whole.json.")]
    [InlineData("merge part1.json --out ''", "--out has no value")]
    [InlineData("merge part1.json --out whole.json", "There is no results file part1.json")]
    [InlineData("merge part*.json --out whole.json", "There is no results file part*.json")]
    [InlineData("report a.json b.json", "There is no results file a.json")]
    [InlineData("report --as features", "Required argument 'FILE' missing for command: 'report'.")]
    [InlineData("report missing.json --as features", "There is no results file missing.json")]
    [InlineData("report a.json --out a.md", "--out writes an HTML page, so its name must end in .html.")]
    [InlineData("report a.json --out a.html --format csv",
        "--format has no effect on an HTML page, which holds everything. Omit --format or --out.")]
    [InlineData("report missing.json --out a.html", "There is no results file missing.json")]
    [InlineData("report ''", "The name of the results file is empty")]
    [InlineData("run --resume ''", "--resume has no value")]
    [InlineData("run --out ''", "--out has no value")]
    [InlineData("choose missing.json", "There is no results file missing.json")]
    [InlineData(
        "choose --no-measure", "There are no results to choose from in ./results. Measure first with 'assay run', or omit --no-measure.")]
    [InlineData("choose --need human-redable", "There is no need \"human-redable\". Nearest: human-readable")]
    [InlineData("choose --need ,", "--need has no value")]
    [InlineData("choose --scenario rcp", "There is no scenario \"rcp\". Nearest: rpc")]
    [InlineData("choose --rate fast", "--rate takes messages a second, such as 2000 or 2k, not \"fast\".")]
    [InlineData("choose --rate 0", "--rate takes messages a second")]
    [InlineData("choose --network 100", "--network takes a speed, such as 100Mbit or 1Gbit, not \"100\".")]
    [InlineData("choose --message -5kB", "--message takes a size, such as 500B or 5kB, not \"-5kB\".")]
    [InlineData("choose --format cvs", "There is no format \"cvs\". Nearest: csv")]
    [InlineData(
        "choose r.json --surface stream", "--size, --payload, --surface, --with, --runtime and --mode count only when choose measures.")]
    [InlineData("choose r.json --types Shop.dll --root Shop.Order", "Results files hold their own types. Omit --types")]
    [InlineData("show payload", "--rows is missing. Name rows, such as --rows json.net/reused")]
    [InlineData("show payload --rows json.net/reusd", "There is no row \"json.net/reusd\". Nearest: json.net/reused")]
    [InlineData("show payload --rows json.net/reused --data-set boks", "There is no data set \"boks\". Nearest: books")]
    [InlineData("show payload --rows json.net/reused --size 7", "books has no size \"7\". Nearest: ")]
    [InlineData("show contract --rows json.net/reused --format csv", "There is no format \"csv\".")]
    [InlineData("check --types missing.dll", "There is no file missing.dll")]
    [InlineData("validate --check cvoerage", "There is no check \"cvoerage\". Nearest: coverage")]
    [InlineData("validate --check ,", "--check has no value")]
    [InlineData("validate --row jsn.net/reused", "There is no row \"jsn.net/reused\". Nearest: json.net/reused")]
    [InlineData("validate --processes many", "--processes needs a number from 1 to 100")]
    [InlineData("validate --cells json.net/reused:read", "There is no operation \"read\".")]
    [InlineData("validate --cells jsn.net/reused", "There is no row \"jsn.net/reused\". Nearest: json.net/reused")]
    [InlineData("validate --format csv", "There is no format \"csv\". Nearest: ")]
    [InlineData("validate --out ''", "--out has no value")]
    [InlineData("validate --quik", "There is no option \"--quik\". Nearest: --quick")]
    [InlineData("run --with json.net", "--with takes NAME@version,version such as Newtonsoft.Json@12.0.3,13.0.4")]
    [InlineData("run --with jsn.net@1.0.0", "There is no row or package \"jsn.net\". Nearest: json.net")]
    [InlineData("run --with xml-serializer@1.0.0", "--with xml-serializer: its library is built into .NET")]
    [InlineData("run --runtime net7.0", "There is no runtime \"net7.0\". Nearest: net")]
    [InlineData("run --mode r3r", "There is no mode \"r3r\". Nearest: r2r")]
    [InlineData("run --source missing", "--source missing: folder not found. Name a folder with .nupkg files.")]
    [InlineData("run --source .", "--source .: no .nupkg files in this folder. Name a folder with .nupkg files.")]
    [InlineData("run --adapters missing", "--adapters missing: folder not found")]
    [InlineData("check --edits", "--edits needs --types: data sets are not edited.")]
    [InlineData("show rows --adapters .", "--adapters .: no adapter project in this folder or directly below it")]
    [InlineData("cache", "Command missing. Use one of: list, clear.")]
    [InlineData("cache claer", "There is no command \"claer\". Nearest: clear")]
    [InlineData("cache list --format csv", "There is no format \"csv\". Nearest: ")]
    [InlineData("init --processes six", "--processes takes a number from 1 to 1000, not \"six\".")]
    [InlineData("init --rows ,", "--rows has no value")]
    [InlineData("init --out a.json", "There is no option \"--out\".")]
    [InlineData("completion", "Required argument 'SHELL' missing for command: 'completion'.")]
    [InlineData("completion fish", "There is no shell \"fish\". Nearest: bash")]
    [InlineData("new-adapter acme", "Option '--package' is required")]
    [InlineData("new-adapter Acme! --package Acme --dialect plain", "\"Acme!\" is not a row name. Use lower-case letters")]
    [InlineData("new-adapter xml-serializer --package Acme --dialect plain", "The row xml-serializer already exists in ")]
    [InlineData("new-adapter acme --package ../Acme --dialect plain", "\"../Acme\" is not a package id. ")]
    [InlineData("new-adapter acme --package Acme --dialect plian", "There is no dialect \"plian\". Nearest: plain")]
    [InlineData("new-adapter acme --package Acme --dialect plain --version newest", "\"newest\" is not a package version")]
    [InlineData("new-adapter acme --package Acme --dialect plain --surface strem", "There is no surface \"strem\". Nearest: stream")]
    [InlineData("new-adapter acme --package Acme --dialect plain --format json", "There is no format \"json\".")]
    [InlineData("new-adapter acme --package YamlDotNet --dialect plain", "The folder ")]
    [InlineData("run --rows sytem.text", "There is no row \"sytem.text\". Nearest: System.Text")]
    public void Bad_input_is_one_sentence_on_standard_error_and_exit_code_2(string arguments, string sentence)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path,
            [.. arguments.Split(' ', StringSplitOptions.RemoveEmptyEntries).Select(argument => argument == "''" ? "" : argument)]);

        Assert.Equal(2, answer.ExitCode);
        Assert.Equal("", answer.Output);
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
        Assert.Single(answer.Errors.TrimEnd().Split('\n'));
        Assert.Empty(Directory.EnumerateFileSystemEntries(folder.Path));
    }

    [Theory]
    [InlineData("report", "broken")]
    [InlineData("report", "{\"schemaVersion\":0}")]
    [InlineData("run --resume", "broken")]
    [InlineData("run --resume", "{\"schemaVersion\":0}")]
    [InlineData("run --out", "anything that was there")]
    [InlineData("validate --out", "anything that was there")]
    public void A_file_that_cannot_be_used_stays_as_it_is(string command, string text)
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("r.json"), text);

        var answer = AssayInProcess.Run(folder.Path, [.. command.Split(' '), "r.json"]);

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.Single(answer.Errors.TrimEnd().Split('\n'));
        Assert.Contains("r.json", answer.Errors, StringComparison.Ordinal);
        Assert.Equal(text, File.ReadAllText(folder.File("r.json")));
    }

    [Fact]
    public void Results_that_cannot_be_written_anywhere_are_refused_before_anything_is_measured()
    {
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("file"), "");

        var answer = AssayInProcess.Run(folder.Path, "run", "--out", "file/r.json");

        Assert.Equal(2, answer.ExitCode);
        Assert.StartsWith("Results cannot be written to file/r.json", answer.Errors, StringComparison.Ordinal);
    }
}
