import com.google.common.collect.ImmutableList;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.EvaluationRestrictions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.regex.Pattern;

/**
 * Storage security rules on the engine inside the Firestore emulator's jar, for machines where the emulator's own
 * runtime cannot be downloaded. Speaks the Storage emulator's protocol: one JSON request per line of stdin, one JSON
 * response per line of stdout. Cross-service {@code firestore.get()} is not supported.
 */
public final class StorageRulesRuntime {
  private static final Pattern VERSION_2 = Pattern.compile("rules_version\\s*=\\s*['\"]2['\"]");

  private final Map<String, DefaultEvaluator> rulesets = new HashMap<>();

  public static void main(String[] args) throws IOException {
    PrintStream responses = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    // The engine logs to stdout, which belongs to the protocol here.
    System.setOut(System.err);
    responses.println(response(-1));

    StorageRulesRuntime runtime = new StorageRulesRuntime();
    BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      if (!line.isBlank()) {
        responses.println(runtime.answer(JsonParser.parseString(line).getAsJsonObject()));
      }
    }
  }

  private JsonObject answer(JsonObject request) {
    JsonObject response = response(request.get("id").getAsInt());
    try {
      JsonObject context = request.getAsJsonObject("context");
      String action = request.get("action").getAsString();
      switch (action) {
        case "load_ruleset" -> response.add("result", load(context, response));
        case "verify" -> response.add("result", verify(context));
        default -> response.getAsJsonArray("errors").add("Unknown action " + action);
      }
    } catch (InvalidProtocolBufferException | RuntimeException problem) {
      response.getAsJsonArray("errors").add(problem.toString());
    }
    return response;
  }

  private JsonObject load(JsonObject context, JsonObject response) throws InvalidProtocolBufferException {
    String text = context.get("source").toString();
    Source.Builder source = Source.newBuilder();
    JsonFormat.parser().ignoringUnknownFields().merge(text, source);
    CompileResult compiled = FirebaseRulesProtoCompiler
        .createStandalone(FirebaseRulesLangOptions.builder().allowTernaryOperator(true).build())
        .compile(source);
    for (Issue issue : compiled.getIssues()) {
      boolean isError = issue.getSeverity() == Issue.Severity.ERROR;
      response.getAsJsonArray(isError ? "errors" : "warnings").add(describe(issue));
    }
    if (!compiled.hasCompilationError()) {
      rulesets.put(context.get("rulesetName").getAsString(), new DefaultEvaluator(
          compiled.getRulesetAst(), ImmutableList.of(), EvaluationRestrictions.builder().build()));
    }
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", VERSION_2.matcher(text.replace("\\\"", "\"")).find() ? 2 : 1);
    return result;
  }

  private JsonObject verify(JsonObject context) throws InvalidProtocolBufferException {
    RuleContext.Builder rule = RuleContext.builder()
        .service(context.get("service").getAsString())
        .method(context.get("method").getAsString())
        .path(context.get("path").getAsString());
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(variable.getValue().toString(), value);
      rule.supplyVariable(variable.getKey(), value.build());
    }
    JsonObject result = new JsonObject();
    result.addProperty("permit", permits(rulesets.get(context.get("rulesetName").getAsString()), rule.build()));
    return result;
  }

  /** A rule that fails to evaluate denies, as in production. */
  private static boolean permits(DefaultEvaluator ruleset, RuleContext rule) {
    try {
      return ruleset.evaluate(rule).get().permit();
    } catch (ExecutionException problem) {
      System.err.println(problem.getCause());
      return false;
    } catch (InterruptedException problem) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static String describe(Issue issue) {
    return issue.getSourcePosition().getFileName() + ":" + issue.getSourcePosition().getLine() + " "
        + issue.getDescription();
  }

  private static JsonObject response(int id) {
    JsonObject response = new JsonObject();
    response.addProperty("id", id);
    response.addProperty("status", "ok");
    response.add("errors", new JsonArray());
    response.add("warnings", new JsonArray());
    return response;
  }
}
